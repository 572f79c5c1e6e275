### Chocim 1621 in Polish; the arguments are those of the English texts.
###
### Players' names stand in the nominative only, and verbs in the present tense, so that no gender is needed.
### Names have cases: gen (dopełniacz), acc (biernik).

## The game

game-name = Chocim 1621
game-about = Armia sułtana staje pod obozem chocimskim: pięć tygodni szturmów i wycieczek, głodu i dyplomacji, a na koniec traktat.
game-length = 90 min

## Sides and seats

side-commonwealth = Rzeczpospolita
    .start = Rzeczpospolita
    .code = R
side-ottoman = Osmanowie
    .start = Osmanowie
    .code = O
seat-0 = Hetman
seat-1 = Sułtan

## Units: a block is a whole formation, so its name is that of many

unit-cavalry = jazda
    .start = Jazda
    .acc = jazdę
    .code = J
unit-infantry = piechota
    .start = Piechota
    .acc = piechotę
    .code = P
unit-cossack = Kozacy
    .start = Kozacy
    .acc = Kozaków
    .code = K
unit-janissary = janczarzy
    .start = Janczarzy
    .acc = janczarów
    .code = C
unit-sipahi = spahisi
    .start = Spahisi
    .acc = spahisów
    .code = S
unit-tatar = Tatarzy
    .start = Tatarzy
    .acc = Tatarów
    .code = T

## Fields

field-tabor = Tabor kozacki
    .the = tabor kozacki
    .gen = taboru kozackiego
    .short = Tabor
field-bastion = Bastion lisowczyków
    .the = bastion lisowczyków
    .gen = bastionu lisowczyków
    .short = Bastion
field-redoubts = Reduty
    .the = reduty
    .gen = redut
    .short = Reduty
field-church = Cerkiew
    .the = cerkiew
    .gen = cerkwi
    .short = Cerkiew
field-bridgehead = Przedmoście
    .the = przedmoście
    .gen = przedmościa
    .short = Przedmoście
field-ramparts = Wały
    .the = wały
    .gen = wałów
    .short = Wały
field-castle = Zamek
    .the = zamek
    .gen = zamku
    .short = Zamek
field-camp = Obóz hetmański
    .the = obóz hetmański
    .gen = obozu hetmańskiego
    .short = Obóz
field-foreground = Przedpole
    .the = przedpole
    .gen = przedpola
    .short = Przedpole
field-sultan = Namioty sułtańskie
    .the = namioty sułtańskie
    .gen = namiotów sułtańskich
    .short = Namioty
field-sipahi-camp = Obóz spahisów
    .the = obóz spahisów
    .gen = obozu spahisów
    .short = Spahisi
field-kosh = Kosz tatarski
    .the = kosz tatarski
    .gen = kosza tatarskiego
    .short = Kosz
field-trenches = Szańce
    .the = szańce
    .gen = szańców
    .short = Szańce

## Actions

action-defence = obrona
    .start = Obrona
    .short = Obrona
action-counter-attack = kontratak
    .start = Kontratak
    .short = Kontratak
action-assault = szturm
    .start = Szturm
    .short = Szturm
action-control = kontrola
    .start = Kontrola
    .short = Kontrola
action-general-battle = walna bitwa
    .start = Walna bitwa
    .short = Bitwa
action-loot-raid = wyprawa po łupy
    .start = Wyprawa po łupy
    .short = Łupy
action-night-sortie = nocna wycieczka
    .start = Nocna wycieczka
    .short = Wycieczka
action-raid = rajd
    .start = Rajd
    .short = Rajd
action-fill-trench = zasypywanie aproszy
    .start = Zasypywanie aproszy
    .short = Zasypywanie
action-kamieniec = wyprawa do Kamieńca
    .start = Wyprawa do Kamieńca
    .short = Kamieniec
action-fortify = fortyfikacje
    .start = Fortyfikacje
    .short = Fortyfikacje
action-procession = procesja
    .start = Procesja
    .short = Procesja
action-knights-circle = koło rycerskie
    .start = Koło rycerskie
    .short = Koło
action-flank-attack = atak z flanki
    .start = Atak z flanki
    .short = Flanka
action-cannonade = kanonada
    .start = Kanonada
    .short = Kanonada
action-pilaf = pilaw
    .start = Pilaw
    .short = Pilaw
action-intrigue = intrygi
    .start = Intrygi
    .short = Intrygi
action-council = narada
    .start = Narada
    .short = Narada
action-plunder = plądrowanie
    .start = Plądrowanie
    .short = Plądrowanie
action-pursuit = pościg
    .start = Pościg
    .short = Pościg
action-dig-trench = kopanie aproszy
    .start = Kopanie aproszy
    .short = Kopanie
action-bombard = ostrzał
    .start = Ostrzał
    .short = Ostrzał
action-ladders = budowa drabin
    .start = Budowa drabin
    .short = Drabiny
action-ambush = zasadzka
    .start = Zasadzka
    .short = Zasadzka

## Phases, and other things that moves name

phase-preparation = Faza przygotowań
phase-actions = Faza działań
phase-diplomacy = Faza dyplomacji
phase-effects = Faza efektów
phase-supply = Faza zapasów
phase-summary = Faza podsumowania
phase-negotiation = Negocjacje
way-first = pierwszy fortel
way-second = drugi fortel
gain-morale = morale +1
gain-treaty = Osmanowie tracą losową kartę dyplomacji
treaty-hidden = nieznana karta

## What leaders' cards do: one term for each step of a fortel, then the frame of a card

-deploy = { $how ->
    [exactly] Rozmieść dokładnie { $count } { $count ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    }
    [several] Rozmieść do { $count } jednostek na dowolnych polach
   *[one] Rozmieść do { $count } { $count ->
        [one] jednostki
       *[other] jednostek
    } na jednym polu
}
-deploy-raise = Jeśli dojdzie do starcia, dodaj +1 na { $count ->
    [one] jednej swojej kości
   *[other] { $count } swoich kościach
}.
-shift = Przesuń do { $count } jednostek z obrony na obronę innych pól lub do kontrataków.
-shift-to = Przesuń do { $count } jednostek z obrony na działania innych pól:
-rally = Przywróć do rezerwy { $count ->
    [one] jedną rozbitą jednostkę
   *[other] do { $count } rozbitych jednostek
}.
-withdraw = Wycofaj do rezerwy do { $count } swoich jednostek z ich działań.
-repel = Odeślij do rezerwy { $count ->
    [one] jedną jednostkę wroga
   *[other] do { $count } jednostek wroga
} z działań:
-morale = { $whose ->
    [own] Twoje morale
   *[enemy] Morale wroga
} { $way ->
    [up] rośnie
   *[down] spada
} o { $by }.
-supply = { $whose ->
    [own] Twoje zapasy
   *[enemy] Zapasy wroga
} { $way ->
    [up] rosną
   *[down] maleją
} o { $by }.
-level = { $way ->
    [up] Umocnienia wybranego pola rosną o jeden poziom.
   *[down] Umocnienia wybranego pola tracą jeden poziom.
}
-trench = { $way ->
    [up] Aprosze posuwają się o { $by }.
   *[down] Aprosze cofają się o { $by }.
}
-leaders = Dobierz ze swojej talii { $count ->
    [one] oficera
    [few] { $count } oficerów
   *[many] { $count } oficerów
}.
-recover = Weź z powrotem na rękę zużytego oficera.
-treaty = Dobierz z talii { $count ->
    [one] losową kartę dyplomacji
    [few] { $count } losowe karty dyplomacji
   *[many] { $count } losowych kart dyplomacji
}.
-discredit = Wróg traci losową kartę dyplomacji.
-dismiss = Wróg odrzuca losowego oficera.
-block = Do końca tygodnia wróg nie może rozmieszczać jednostek na działaniach:
-card-officer = Oficer, dowodzenie { $command }. Fortel:
-card-commander = Dowódca, dowodzenie { $command }. Pierwszy fortel:
-card-second = Drugi fortel:

## The same in a few words, for buttons and cards

-brief-deploy = { $count ->
    [one] jedna jednostka
    [few] { $count } jednostki
   *[many] { $count } jednostek
}
-brief-anywhere = dowolne pola
-brief-raise = { $count ->
    [one] +1 na kości
   *[other] +1 na { $count } kościach
}
-brief-shift = przesuń { $count } z obrony
-brief-rally = przywróć { $count }
-brief-withdraw = wycofaj { $count }
-brief-repel = odeślij { $count }
-brief-morale = { $whose ->
    [own] morale
   *[enemy] morale wroga
}
-brief-supply = { $whose ->
    [own] zapasy
   *[enemy] zapasy wroga
}
-brief-level = umocnienia
-brief-trench = aprosze
-brief-leaders = { $count ->
    [one] dobierz oficera
   *[other] dobierz { $count } oficerów
}
-brief-recover = oficer wraca na rękę
-brief-treaty = { $count ->
    [one] dobierz kartę dyplomacji
    [few] dobierz { $count } karty dyplomacji
   *[many] dobierz { $count } kart dyplomacji
}
-brief-discredit = wróg traci kartę dyplomacji
-brief-dismiss = wróg traci oficera
-brief-block = zamyka:

## What the board says: fields with their neighbours, tracks, and the calendar

-field-line = { $line ->
    [0] Pole wspólne, na którym mogą stanąć obie strony.
    [1] Pierwsza linia Rzeczypospolitej.
    [2] Druga linia Rzeczypospolitej.
   *[3] Trzecia linia Rzeczypospolitej: jeśli padnie, wygrywają Osmanowie.
}
-field-ottoman = Pole osmańskie, niedostępne dla Rzeczypospolitej.
-field-reserve = W rezerwie stoją tu:
-field-near = Sąsiednie pola:
-tracks-title = Tory
-tracks = Co znaczą pola torów; karty dyplomacji odrzuca się przed negocjacjami, jednostki traci pod koniec tygodnia, a buntowników odkłada na początku następnego.
-track-supply = zapasy:
-track-morale = morale:
-row-hunger = głód i negocjacje
-row-short = braki, morale −1
-row-double = podwójne racje, morale +1
-row-remove = jednostki −{ $count }
-row-discard = karty dyplomacji −{ $count }
-row-rebels = buntownicy:
-row-lowest-commonwealth = rokosz i negocjacje
-row-lowest-ottoman = bunt, wygrywa Rzeczpospolita
-calendar-title = Kalendarz
-calendar = Oblężenie trwa { $weeks ->
    [one] tydzień
    [few] { $weeks } tygodnie
   *[many] { $weeks } tygodni
}.
-week = Na początku tygodnia { $week }:
-week-dies = umiera
-week-heir = jego miejsce zajmuje losowy wódz
-week-treaties = Rzeczpospolita dobiera { $count ->
    [one] kartę dyplomacji
    [few] { $count } karty dyplomacji
   *[many] { $count } kart dyplomacji
}
-week-removes = chłody zabierają Osmanom { $count ->
    [one] jedną wybraną jednostkę
    [few] { $count } wybrane jednostki
   *[many] { $count } wybranych jednostek
}

## Rules of units, and of the actions

card-cavalry = Dwie kości w walnej bitwie, jedna w każdym innym starciu.
card-infantry = Jedna kość w walnej bitwie, dwie w każdym innym starciu.
card-cossack = Jedna kość w każdym starciu, ale dwie w obronie taboru kozackiego.
card-janissary = Jedna kość w walnej bitwie, dwie w szturmie i na kontroli.
card-sipahi = Jedna kość w każdym starciu.
card-tatar = Jedna kość w walnej bitwie i na przedmościu; w innych szturmach i na kontroli żadnej, mogą tylko brać na siebie straty.
card-defence = Plan Rzeczypospolitej: jednostki bronią tu pola przed szturmem. Mogą zostać na kolejny tydzień. Taboru i obozu hetmańskiego bronią ich rezerwy.
card-counter-attack = Plan Rzeczypospolitej: jedyny sposób na odbicie pola. Starcie z jednostkami na kontroli, których nie chronią umocnienia. Po udanym kontrataku jednostki mogą zostać na obronie pola.
card-assault = Plan Osmanów: starcie z obrońcami pola, których umocnienia obniżają wynik każdej kości. Każde opanowane sąsiednie pole pozwala posłać o jedną jednostkę więcej. Gdzie nikt nie broni, wystarczy wkroczyć z minimum jednostek, a to nie szturm.
card-control = Plan Osmanów: jednostki utrzymują tu zdobyte pole i mogą zostać na kolejny tydzień. Pole z pustą kontrolą wraca do Rzeczypospolitej.
card-general-battle = Plan obu stron, a zarazem efekt. Dopóki stoją tu 4 jednostki Rzeczypospolitej, nikogo nie można posłać do szturmu; dopóki stoi tu 5 osmańskich, nie można wyjść na zasypywanie aproszy, nocną wycieczkę ani po łupy. Jeśli pod koniec tygodnia tylko jedna strona ma ich tylu, morale Osmanów spada lub rośnie o 1.
card-loot-raid = Efekt: każda jednostka Kozaków zabiera Osmanom jeden zapas i przywozi go do obozu.
card-night-sortie = Efekt: każda jednostka Kozaków obniża morale Osmanów o 1.
card-raid = Efekt: jednostka na tym działaniu zabiera 2 z tego, co w tym tygodniu przyniesie plądrowanie.
card-fill-trench = Efekt: każda jednostka cofa aprosze o 1. Rozpatrywane razem z kopaniem.
card-kamieniec = Efekt: jazda przywozi 2 zapasy, piechota i Kozacy po 1; każda jednostka Tatarów w pościgu odbiera z tego 1.
card-fortify = Efekt: trzy jednostki podnoszą umocnienia dowolnego pola o jeden poziom, najwyżej do 3.
card-procession = Efekt: przy trzech jednostkach jazdy albo Osmanowie tracą losową kartę dyplomacji, albo twoje morale rośnie o 1.
card-knights-circle = Efekt: przy dwóch jednostkach jazdy masz w następnym tygodniu o jednego wodza więcej.
card-flank-attack = Wsparcie w walnej bitwie: każda użyta jednostka jazdy daje +1 na jednej kości, po czym wraca do rezerwy.
card-cannonade = Wsparcie w obronie i kontrataku: każda użyta jednostka daje +1 na jednej kości, po czym wraca do rezerwy.
card-pilaf = Efekt: cztery jednostki janczarów podnoszą morale Osmanów o 1.
card-intrigue = Efekt: przy trzech jednostkach Tatarów Rzeczpospolita traci losową kartę dyplomacji.
card-council = Efekt: przy trzech jednostkach spahisów masz w następnym tygodniu o jednego wodza więcej.
card-plunder = Efekt: Tatarzy przywożą 2 zapasy, spahisi i janczarzy po 1; rajd odbiera z tego 2.
card-pursuit = Efekt: każda jednostka Tatarów odbiera 1 z tego, co przynosi wyprawa do Kamieńca.
card-dig-trench = Efekt: każda jednostka janczarów posuwa aprosze o 1. Rozpatrywane razem z zasypywaniem.
card-bombard = Efekt: każda jednostka janczarów daje jeden skutek. Od aproszy 4 Rzeczpospolita traci zapas, od 5 jednostka schodzi z obrony, przy 6 umocnienia tracą poziom.
card-ladders = Wsparcie w szturmie: każda użyta jednostka janczarów daje +1 na jednej kości, po czym wraca do rezerwy.
card-ambush = Wsparcie w walnej bitwie: każda użyta jednostka daje +1 na jednej kości, po czym wraca do rezerwy.

## Buttons: the verbs of the rules

verb-command = Dowodzenie
verb-fortel = Fortel
verb-fortel_of = { verb-fortel }
verb-pass = Pas do końca tygodnia
verb-place = Rozmieść
verb-place_from = { verb-place }
verb-done = Gotowe
verb-shift = Przesuń
verb-rally = Przywróć
verb-recall = Wycofaj
verb-repel = Odeślij
verb-fortify = Umocnij
verb-breach = Osłab umocnienia
verb-recover = Weź z powrotem
verb-declare = Do ataku
verb-hold = Czekaj
verb-support = Użyj
verb-enough = Wystarczy
verb-raise = +1
verb-break = Rozbici
verb-retreat = Wycofaj
verb-keep = Zostaw
verb-take = Weź
verb-pray = Procesja
verb-shell_supply = Ostrzelaj magazyny
verb-shell_unit = Ostrzelaj
verb-shell_wall = Ostrzelaj umocnienia
verb-stay = Reszta zostaje
verb-bury = Strać
verb-remove = Strać
verb-rebel = Buntownicy
verb-remove_rebel = Strać zbuntowaną
verb-discard = Odrzuć
verb-lay = Połóż
verb-ready = Gotowe
verb-draw = Dobierz
verb-treaty = Dobierz
verb-turn_up = Odkryj
verb-forfeit = Strać
verb-dismiss = Odrzuć
verb-roll = Rzuć
verb-roll_two = { verb-roll }
verb-roll_three = { verb-roll }
verb-roll_four = { verb-roll }
verb-roll_five = { verb-roll }
verb-claim = Roszczenie

## Moves in a list, after the verb

choice-command = { NAME($leader, case: "short") }
choice-fortel = { NAME($leader, case: "short") }
choice-fortel_of = { NAME($leader, case: "short") }, { $way }
choice-place = { $unit }: { NAME($field, case: "short") }, { NAME($action, case: "short") }
choice-place_from = { $unit } ({ NAME($from, case: "short") }): { NAME($field, case: "short") }, { NAME($action, case: "short") }
choice-shift = { $unit }: { NAME($from, case: "short") } – { NAME($field, case: "short") }, { NAME($action, case: "short") }
choice-recall = { $unit }: { NAME($field, case: "short") }, { NAME($action, case: "short") }
choice-repel = { $unit }: { NAME($field, case: "short") }, { NAME($action, case: "short") }
choice-recover = { NAME($leader, case: "short") }
choice-declare = { $action }: { NAME($field, case: "short") }
choice-support = { $unit }: { $action }
choice-raise = na kości z wynikiem { $die }
choice-shell_unit = { $unit }: { NAME($field, case: "short") }
choice-remove = { $unit }: { NAME($field, case: "short") }
choice-remove_rebel = { $unit }
choice-rebel = { $unit }: { NAME($field, case: "short") }
choice-take = siła { $treaty }
choice-discard = siła { $treaty }
choice-lay = siła { $treaty }

## Options

option-weeks = Tygodnie oblężenia
    .help = Krótsze oblężenie wcześniej prowadzi do negocjacji. 0 to cały kalendarz.

## Prompts: to the one who decides, and to those who wait

prompt-turn = Twój ruch: wybierz wodza albo spasuj do końca tygodnia.
wait-turn = Wodza używa { $seat }.
prompt-deploy = { $begun ->
    [yes] { $by ->
        [exactly] Fortel: jeszcze { $left ->
            [one] jedna jednostka.
            [few] { $left } jednostki.
           *[many] { $left } jednostek.
        }
        [command] Dowodzenie: jeszcze { $left ->
            [one] jedna jednostka
           *[other] do { $left } jednostek
        } albo Gotowe.
       *[fortel] Fortel: jeszcze { $left ->
            [one] jedna jednostka
           *[other] do { $left } jednostek
        } albo Gotowe.
    }
   *[no] { $by ->
        [command] Dowodzenie
       *[fortel] Fortel
    }: rozmieść { $by ->
        [exactly] { $left ->
            [one] jedną jednostkę.
            [few] wszystkie { $left } jednostki.
           *[many] wszystkie { $left } jednostek.
        }
        [command] { $left ->
            [one] jedną jednostkę.
           *[other] do { $left } jednostek na jednym polu.
        }
       *[fortel] { $left ->
            [one] jedną jednostkę.
           *[other] do { $left } jednostek.
        }
    }
}
wait-deploy = { $seat } rozmieszcza jednostki.
prompt-shift = { $begun ->
    [yes] Fortel: przesuń jeszcze { $left ->
        [one] jedną jednostkę
       *[other] do { $left } jednostek
    } albo Gotowe.
   *[no] Fortel: przesuń z obrony { $left ->
        [one] jedną jednostkę
       *[other] do { $left } jednostek
    }.
}
wait-shift = { $seat } przesuwa załogi.
prompt-rally = { $begun ->
    [yes] Fortel: przywróć jeszcze { $left ->
        [one] jedną jednostkę
       *[other] do { $left } jednostek
    } albo Gotowe.
   *[no] Fortel: przywróć do rezerwy { $left ->
        [one] jedną jednostkę
       *[other] do { $left } jednostek
    } z rozbitych.
}
wait-rally = { $seat } przywraca rozbite jednostki.
prompt-withdraw = { $begun ->
    [yes] Fortel: wycofaj jeszcze { $left ->
        [one] jedną jednostkę
       *[other] do { $left } jednostek
    } albo Gotowe.
   *[no] Fortel: wycofaj { $left ->
        [one] jedną jednostkę
       *[other] do { $left } jednostek
    } ze swoich działań.
}
wait-withdraw = { $seat } wycofuje jednostki.
prompt-repel = { $begun ->
    [yes] Fortel: odeślij jeszcze { $left ->
        [one] jedną jednostkę
       *[other] do { $left } jednostek
    } albo Gotowe.
   *[no] Fortel: odeślij { $left ->
        [one] jedną jednostkę
       *[other] do { $left } jednostek
    } wroga.
}
wait-repel = { $seat } odsyła jednostki wroga.
prompt-fortify = Fortyfikacje: wskaż pole, którego umocnienia rosną o 1.
wait-fortify = { $seat } wybiera pole do umocnienia.
prompt-breach = Wyłom: wskaż pole, którego umocnienia tracą poziom.
wait-breach = { $seat } wybiera umocnienia do zburzenia.
prompt-recover = Fortel: wybierz oficera, który wraca na rękę.
wait-recover = { $seat } bierze z powrotem oficera.
prompt-declare = Jednostki stoją gotowe: atak teraz czy jeszcze nie?
wait-declare = { $seat } decyduje, czy atakować.
prompt-support = Starcie o { NAME($field, case: "the") }: użyj wsparcia albo rzucaj bez niego.
wait-support = { $seat } decyduje o wsparciu w starciu o { NAME($field, case: "the") }.
prompt-raise = { $left ->
    [one] Wsparcie: dodaj +1 na jednej kości albo idź dalej.
   *[other] Wsparcie: dodaj +1 na { $left } kościach albo idź dalej.
}
wait-raise = { $seat } podnosi wyniki kości w starciu o { NAME($field, case: "the") }.
prompt-break = { $left ->
    [one] Rozbita jest jedna jednostka: wybierz która.
    [few] Rozbite są { $left } jednostki: wybierz które.
   *[many] Rozbitych jest { $left } jednostek: wybierz które.
}
wait-break = { $seat } wybiera rozbite jednostki w starciu o { NAME($field, case: "the") }.
prompt-retreat = { $left ->
    [one] Wycofaj jedną jednostkę z { NAME($field, case: "gen") }: wskaż ją.
    [few] Wycofaj { $left } jednostki z { NAME($field, case: "gen") }: wskaż je.
   *[many] Wycofaj { $left } jednostek z { NAME($field, case: "gen") }: wskaż je.
}
wait-retreat = { $seat } wybiera jednostki, które się cofają; starcie o { NAME($field, case: "the") }.
prompt-occupy = Zdobyte pole, { NAME($field, case: "the") }: kto tam zostaje?
wait-occupy = { $seat } wybiera załogę zdobytego pola: { NAME($field, case: "the") }.
prompt-premium = Bitwa wygrana: weź kartę dyplomacji ze stołu.
wait-premium = { $seat } bierze kartę dyplomacji za wygraną bitwę.
prompt-pick = Dyplomacja: weź kartę dyplomacji ze stołu.
wait-pick = Kartę dyplomacji ze stołu bierze { $seat }.
prompt-pray = Procesja: o co prosicie?
wait-pray = { $seat } decyduje, o co prosi procesja.
prompt-bombard = { $left ->
    [one] Ostrzał: został jeden strzał. Wybierz cel.
    [few] Ostrzał: zostały { $left } strzały. Wybierz cel.
   *[many] Ostrzał: zostało { $left } strzałów. Wybierz cel.
}
wait-bombard = { $seat } kieruje ogniem dział.
prompt-recall = Koniec tygodnia: kto schodzi z posterunku? Reszta zostaje.
wait-recall = { $seat } decyduje, które jednostki zostają na posterunkach.
prompt-bury = { $cause ->
    [cold] Chłody
    [hunger] Głód
   *[wounds] Rany
}: { $left ->
    [one] która rozbita jednostka opuszcza grę?
    [few] { $left } rozbite jednostki opuszczają grę. Które?
   *[many] { $left } rozbitych jednostek opuszcza grę. Które?
}
wait-bury = { $seat } wybiera rozbitą jednostkę, która opuszcza grę.
prompt-remove = { $cause ->
    [cold] Chłody
    [hunger] Głód
   *[wounds] Rany
}: { $left ->
    [one] która jednostka opuszcza grę?
    [few] { $left } jednostki opuszczają grę. Które?
   *[many] { $left } jednostek opuszcza grę. Które?
}
wait-remove = { $seat } wybiera jednostki, które opuszczają grę.
prompt-rebel = { $left ->
    [one] Niskie morale: buntuje się jedna jednostka ({ $unit }). Skąd?
    [few] { $kinds ->
        [one] Niskie morale: buntują się { $left } jednostki ({ $unit }). Skąd?
       *[other] Niskie morale: buntują się { $left } jednostki różnych rodzajów. Skąd?
    }
   *[many] { $kinds ->
        [one] Niskie morale: buntuje się { $left } jednostek ({ $unit }). Skąd?
       *[other] Niskie morale: buntuje się { $left } jednostek różnych rodzajów. Skąd?
    }
}
wait-rebel = { $seat } wybiera, które jednostki się buntują.
prompt-discard = Głód: odrzuć jedną ze swoich kart dyplomacji.
wait-discard = { $seat } odrzuca kartę dyplomacji z powodu głodu.
prompt-stake = { $claim }: zaznacz karty i wyłóż je razem.
wait-stake = { $seat } wykłada karty dyplomacji przy roszczeniu: { $claim }.

## Questions: something is chosen, and the operand in the key is missing. One that is not chosen is "hidden"

ask-turn-leader = { NAME($leader, case: "short") }: dowodzenie czy fortel?
ask-command-leader = Dowodzenie: wybierz wodza.
ask-fortel-leader = Fortel: wybierz wodza.
ask-fortel_of-way = { NAME($leader, case: "short") }: który z dwóch forteli?
ask-place-unit = { $field ->
    [hidden] Rozmieszczenie: wybierz rodzaj jednostki.
   *[other] { $action ->
        [hidden] { NAME($field, case: "short") }: wybierz działanie i jednostkę.
       *[other] { NAME($field, case: "short") }, { $action }: która jednostka ma tam stanąć?
    }
}
ask-place-field = Rozmieść { NAME($unit, case: "acc") }: wskaż podświetlone działanie.
ask-place-action = Rozmieść { NAME($unit, case: "acc") }: wybierz działanie. { NAME($field, case: "short") }.
ask-place-from = Rozmieść { NAME($unit, case: "acc") }: z której rezerwy?
ask-shift-unit = Przesunięcie: wybierz jednostkę.
ask-shift-from = Przesuń { NAME($unit, case: "acc") }: z której obrony?
ask-shift-field = Przesuń { NAME($unit, case: "acc") }: wskaż podświetlone miejsce.
ask-shift-action = Przesuń { NAME($unit, case: "acc") }: na które działanie?
ask-rally-unit = Przywrócenie: wybierz rozbitą jednostkę.
ask-recall-unit = Wycofanie: wybierz jednostkę.
ask-recall-field = Wycofaj { NAME($unit, case: "acc") }: z którego pola?
ask-recall-action = Wycofaj { NAME($unit, case: "acc") }: z którego działania?
ask-repel-unit = Odesłanie: wybierz jednostkę wroga.
ask-repel-field = Odeślij { NAME($unit, case: "acc") }: z którego pola?
ask-repel-action = Odeślij { NAME($unit, case: "acc") }: z którego działania?
ask-fortify-field = Fortyfikacje: wskaż pole.
ask-breach-field = Wyłom: wskaż pole.
ask-recover-leader = Powrót: wybierz oficera.
ask-declare-field = Atak: wskaż pole.
ask-declare-action = Atak, { NAME($field, case: "short") }: wybierz plan.
ask-support-unit = Wsparcie: wybierz jednostkę.
ask-support-action = Wsparcie, { $unit }: wybierz działanie.
ask-raise-die = Wsparcie: wybierz kość, która dostaje +1.
ask-break-unit = Rozbicie: wybierz jednostkę.
ask-retreat-unit = Wycofanie: wybierz jednostkę.
ask-keep-unit = Kto zostaje: wybierz jednostkę.
ask-take-treaty = Dyplomacja: wybierz kartę.
ask-pray-gain = Procesja: wybierz, o co prosicie.
ask-bombard-unit = Ostrzelaj { NAME($unit, case: "acc") }: na którym polu?
ask-bombard-field = Ostrzał, { NAME($field, case: "short") }: jednostka czy umocnienia?
ask-shell_unit-unit = Ostrzał: wybierz jednostkę.
ask-shell_unit-field = Ostrzelaj { NAME($unit, case: "acc") }: na którym polu?
ask-shell_wall-field = Ostrzał umocnień: wskaż pole.
ask-bury-unit = Strata: wybierz rozbitą jednostkę.
ask-remove-unit = Strata: wybierz jednostkę.
ask-remove-field = Strata, { $unit }: z którego pola?
ask-remove_rebel-unit = Strata na zawsze: wybierz zbuntowaną jednostkę.
ask-rebel-unit = Bunt: wybierz jednostkę.
ask-rebel-field = Bunt, { $unit }: na którym polu?
ask-discard-treaty = Głód: wybierz kartę do odrzucenia.
ask-lay-treaty = Roszczenie: wybierz kartę.
next-leader = wódz?
next-way = który fortel?
next-unit = jednostka?
next-field = gdzie?
next-action = jakie działanie?
next-from = skąd?
next-die = która kość?
next-treaty = karta?
next-gain = o co?
confirm-command = Dowódź kartą „{ NAME($leader, case: "short") }”
confirm-fortel = Zagraj fortel z karty „{ NAME($leader, case: "short") }”
confirm-fortel_of = Zagraj { $way } z karty „{ NAME($leader, case: "short") }”
confirm-place = Rozmieść { NAME($unit, case: "acc") } na polu { NAME($field, case: "short") } ({ $action })
confirm-place_from = Rozmieść { NAME($unit, case: "acc") } z { NAME($from, case: "gen") } na polu { NAME($field, case: "short") } ({ $action })
confirm-shift = Przesuń { NAME($unit, case: "acc") } na pole { NAME($field, case: "short") } ({ $action })
confirm-recall = Wycofaj { NAME($unit, case: "acc") } z { NAME($field, case: "gen") }
confirm-repel = Odeślij { NAME($unit, case: "acc") } z { NAME($field, case: "gen") }
confirm-rally = Przywróć do szeregów { NAME($unit, case: "acc") }
confirm-fortify = Umocnij { NAME($field, case: "the") }
confirm-breach = Zburz umocnienia { NAME($field, case: "gen") }
confirm-recover = Weź z powrotem kartę „{ NAME($leader, case: "short") }”
confirm-declare = { $action ->
    [assault] Szturmuj { NAME($field, case: "the") }
    [counter-attack] Kontratakuj { NAME($field, case: "the") }
   *[other] Wydaj walną bitwę na przedpolu
}
confirm-support = Użyj wsparcia ({ $unit }, { $action })
confirm-raise = Podnieś o jeden wynik { $die }
confirm-keep = Zostaw tam { NAME($unit, case: "acc") }
confirm-take = Weź kartę dyplomacji o sile { $treaty }
confirm-discard = Odrzuć kartę dyplomacji o sile { $treaty }
confirm-lay = Wyłóż kartę dyplomacji o sile { $treaty }
confirm-pray = { $gain ->
    [morale] Urządź procesję ku pokrzepieniu serc
   *[other] Urządź procesję, by zmieszać posłów wroga
}
confirm-shell_unit = Spędź ogniem { NAME($unit, case: "acc") } z { NAME($field, case: "gen") }
confirm-shell_wall = Ostrzelaj umocnienia { NAME($field, case: "gen") }
confirm-bury = Strać na zawsze { NAME($unit, case: "acc") } z rozbitych
confirm-remove = Strać na zawsze { NAME($unit, case: "acc") } z pola { NAME($field, case: "short") }
confirm-remove_rebel = Strać na zawsze { NAME($unit, case: "acc") } z buntowników
confirm-rebel = Niech zbuntuje się jednostka z pola { NAME($field, case: "short") } ({ $unit })
confirm-ready = { $count ->
    [0] Nic na to roszczenie
    [one] Wyłóż jedną kartę, siła { $strength }
    [few] Wyłóż { $count } karty, siła { $strength }
   *[many] Wyłóż { $count } kart, siła { $strength }
}
confirm-break = { $count ->
    [one] Rozbij jedną jednostkę
    [few] Rozbij { $count } jednostki
   *[many] Rozbij { $count } jednostek
}
confirm-retreat = { $count ->
    [one] Wycofaj jedną jednostkę
    [few] Wycofaj { $count } jednostki
   *[many] Wycofaj { $count } jednostek
}
confirm-enough = { $count ->
    [0] Bez wsparcia
    [one] Użyj jednego wsparcia
   *[many] Użyj { $count } wsparć
}
confirm-stay = { $count ->
    [0] Wszyscy zostają
    [one] Wycofaj jedną jednostkę
    [few] Wycofaj { $count } jednostki
   *[many] Wycofaj { $count } jednostek
}

# One move of those that the buttons above count

order-break = Rozbij { NAME($unit, case: "acc") }
order-retreat = Wycofaj { NAME($unit, case: "acc") }
order-ready = Nie kładź więcej na to roszczenie
order-enough = Nie wzywaj więcej pomocy
order-stay = Niech reszta zostanie

## Why not: what was clicked, and the rule or the fact

why-waiting = To nie twój ruch: teraz decyduje { $seat }.
why-first-turn = Nie teraz: najpierw wybierz wodza albo spasuj.
why-first-deploy = Nie teraz: najpierw rozmieść jednostki albo wciśnij Gotowe.
why-first-shift = Nie teraz: najpierw przesuń załogi.
why-first-rally = Nie teraz: najpierw wybierz rozbitą jednostkę.
why-first-withdraw = Nie teraz: najpierw wybierz swoją jednostkę do wycofania.
why-first-repel = Nie teraz: najpierw wybierz jednostkę wroga do odesłania.
why-first-fortify = Nie teraz: najpierw wskaż umocnienia, które rosną.
why-first-breach = Nie teraz: najpierw wskaż umocnienia, które tracą poziom.
why-first-recover = Nie teraz: najpierw wybierz zużytego oficera.
why-first-declare = Nie teraz: najpierw zdecyduj, czy atakujesz.
why-first-support = Nie teraz: najpierw zdecyduj o wsparciu.
why-first-raise = Nie teraz: najpierw rozłóż premie +1.
why-first-break = Nie teraz: najpierw wybierz rozbite jednostki.
why-first-retreat = Nie teraz: najpierw wybierz, kto się cofa.
why-first-occupy = Nie teraz: najpierw wybierz, kto zostaje na polu.
why-first-premium = Nie teraz: najpierw weź kartę dyplomacji ze stołu.
why-first-pick = Nie teraz: najpierw weź kartę dyplomacji ze stołu.
why-first-pray = Nie teraz: najpierw wybierz, o co prosi procesja.
why-first-bombard = Nie teraz: najpierw wybierz cel ostrzału.
why-first-recall = Nie teraz: najpierw wybierz, kto schodzi z posterunku.
why-first-bury = Nie teraz: najpierw wybierz traconą jednostkę.
why-first-remove = Nie teraz: najpierw wybierz traconą jednostkę.
why-first-rebel = Nie teraz: najpierw wskaż, gdzie wybucha bunt.
why-first-discard = Nie teraz: najpierw odrzuć kartę dyplomacji.
why-first-stake = Nie teraz: najpierw wyłóż karty przy tym roszczeniu.
why-enemy-unit = { NAME($unit, case: "start") }: służą drugiej stronie.
why-own-unit = { NAME($unit, case: "start") }: to twoje jednostki.
why-enemy-place = { NAME($action, case: "start") }: to działanie drugiej strony.
why-own-place = { NAME($action, case: "start") }: to twoje działanie.
why-enemy-field = { NAME($field, case: "short") }: nie ma tu twoich działań.
why-leader-acts = { NAME($leader, case: "short") }: najpierw dokończ to, co robi.
why-leader-later = Wodzowie: działają w fazie działań, w twoim ruchu.
why-leader-first = Najpierw wódz: potem jego jednostki albo fortel.
why-leader-enemy = { NAME($leader, case: "short") }: nie ma go w twojej ręce.
why-leader-used = { NAME($leader, case: "short") }: karta już użyta.
why-leader-played = { NAME($leader, case: "short") }: właśnie działa.
why-leader-gone = { NAME($leader, case: "short") }: nie ma go już w grze.
why-command-first = { NAME($leader, case: "short") }: najpierw dowodzenie albo fortel.
why-command-whose = Dowodzenie: najpierw wybierz wodza.
why-fortel-whose = Fortel: najpierw wybierz wodza.
why-fortel-idle = { NAME($leader, case: "short") }: fortel nic teraz nie zmieni.
why-claim = Roszczenia: losuje się je po kolei. Wykładaj karty.
why-treaty-later = Karty dyplomacji: bierze się je po działaniach, wykłada na końcu gry.
why-done-none = Gotowe: najpierw wybierz choć jedną jednostkę.
why-none-waiting = { NAME($unit, case: "start") }: w rezerwie nie ma nikogo.
why-no-room = { NAME($unit, case: "start") }: brak miejsca, { NAME($field, case: "short") }.
why-unit-cut-off = { NAME($unit, case: "start") }: brak dojścia.
why-one-field = Jedno pole: ten wódz rozmieszcza tylko na polu { NAME($field, case: "short") }.
why-held = { NAME($field, case: "short") }: pole trzymają Osmanowie.
why-not-held = { NAME($action, case: "start") }: tylko na polu zajętym przez Osmanów.
why-fortel = { NAME($action, case: "start") }: w tym tygodniu zamknięte fortelem.
why-blockade = { NAME($action, case: "start") }: blokada z przedpola.
why-no-way = { NAME($field, case: "short") }: brak dojścia.
why-full = { NAME($action, case: "start") }: komplet, { $limit } z { $limit }.
why-kind = { NAME($action, case: "start") }: to nie miejsce dla tych jednostek ({ $unit }).
why-nobody-for = { NAME($action, case: "start") }: w rezerwie nikt nie może tam stanąć.
why-cut-off = { NAME($field, case: "short") }: brak dojścia z rezerw.
why-fortel-limits = { NAME($leader, case: "short") }: ten fortel na to nie pozwala.
why-shift-only = Fortel: tylko z obrony na podświetlone działania.
why-in-reserve = { NAME($unit, case: "start") }: już są w rezerwie.
why-nobody-there = Nikogo tu nie ma: nie stoi tu taka jednostka.
why-no-walls = { NAME($field, case: "short") }: nie ma tu umocnień.
why-walls-highest = { NAME($field, case: "short") }: umocnienia mają już poziom 3.
why-walls-none = { NAME($field, case: "short") }: umocnień już nie ma.
why-none-broken = { NAME($unit, case: "start") }: nikt z nich nie jest rozbity.
why-not-declared = { NAME($action, case: "start") }: tego się nie deklaruje.
why-too-few = { NAME($action, case: "start") }: na razie { $count } z { $limit }.
why-declare-only = Atak: tylko tam, dokąd właśnie przyszły jednostki.
why-die-six = Szóstka zostaje: to najlepszy wynik.
why-die-order = +1: po jednym na kość, a ta już go ma.
why-support-only = Wsparcie: tylko jednostki na działaniu wspierającym.
why-not-fighting = { NAME($unit, case: "start") }: nie było ich w tym starciu.
why-shell-defence = Działa: sięgają tylko jednostek na obronie.
why-shell-units = Jednostki: w zasięgu od aproszy { $limit }, teraz { $count }.
why-shell-walls = Umocnienia: w zasięgu od aproszy { $limit }, teraz { $count }.
why-shell-supply = Magazyny: nie ma już w co strzelać.
why-rebel-kind = Niskie morale: buntują się teraz tylko { $unit }.
why-from-table = Tę już masz: weź kartę ze stołu.
why-from-hand = Nie masz jej na ręce: wybierz jedną ze swoich kart.

## The log: moves

log-command = { $seat } korzysta z dowodzenia: { NAME($leader, case: "short") }.
log-fortel = { $seat } stosuje fortel: { NAME($leader, case: "short") }.
log-fortel_of = { $seat } stosuje { $way }: { NAME($leader, case: "short") }.
log-pass = { $seat } pasuje do końca tygodnia.
log-place = { $seat } rozmieszcza { NAME($unit, case: "acc") }: { $field }, { $action }.
log-place_from = { $seat } rozmieszcza { NAME($unit, case: "acc") } z { NAME($from, case: "gen") }: { $field }, { $action }.
log-done = { $seat } na tym poprzestaje.
log-shift = { $seat } przesuwa { NAME($unit, case: "acc") } z { NAME($from, case: "gen") }: { $field }, { $action }.
log-rally = { $seat } przywraca do szeregów { NAME($unit, case: "acc") }.
log-recall = { $seat } wycofuje { NAME($unit, case: "acc") } z { NAME($field, case: "gen") } ({ $action }).
log-repel = { $seat } odsyła { NAME($unit, case: "acc") } z { NAME($field, case: "gen") } ({ $action }).
log-fortify = { $seat } umacnia { NAME($field, case: "the") }.
log-breach = { $seat } burzy umocnienia { NAME($field, case: "gen") }.
log-recover = { $seat } bierze z powrotem zużytą kartę: { NAME($leader, case: "short") }.
log-declare = { $action ->
    [assault] { $seat } rozkazuje szturm na { NAME($field, case: "the") }.
    [counter-attack] { $seat } rozkazuje kontratak na { NAME($field, case: "the") }.
   *[other] { $seat } wydaje bitwę na przedpolu.
}
log-hold = { $seat } jeszcze nie atakuje.
log-support = { $seat } używa wsparcia: { $action }, { $unit }.
log-enough = { $seat } nie potrzebuje więcej pomocy.
log-raise = { $seat } podnosi o jeden wynik { $die }.
log-break = { $seat } ponosi stratę, rozbita jednostka: { $unit }.
log-retreat = { $seat } wycofuje { NAME($unit, case: "acc") }.
log-keep = { $seat } zostawia tam { NAME($unit, case: "acc") }.
log-take = { $seat } bierze kartę dyplomacji o sile { $treaty }.
log-pray = { $gain ->
    [morale] { $seat } prowadzi procesję ku pokrzepieniu serc.
   *[other] { $seat } prowadzi procesję, by pomieszać szyki wrogim posłom.
}
log-shell_supply = { $seat } każe ostrzelać magazyny.
log-shell_unit = { $seat } spędza ogniem dział { NAME($unit, case: "acc") } z { NAME($field, case: "gen") }.
log-shell_wall = { $seat } ostrzeliwuje umocnienia { NAME($field, case: "gen") }.
log-stay = { $seat } zostawia pozostałe załogi na posterunkach.
log-bury = { $seat } traci na zawsze rozbitą jednostkę: { $unit }.
log-remove = { $seat } traci na zawsze { NAME($unit, case: "acc") } z pola { $field }.
log-remove_rebel = { $seat } traci na zawsze zbuntowaną jednostkę ({ $unit }).
log-rebel = { $seat } ma buntowników: { $unit }, { $field }.
log-discard = { $seat } odrzuca kartę dyplomacji o sile { $treaty }.
log-lay = { $treaty ->
    [hidden] { $seat } wykłada zakrytą kartę dyplomacji.
   *[other] { $seat } wykłada zakrytą kartę dyplomacji o sile { $treaty }.
}
log-ready = { $seat } nie kładzie już więcej przy tym roszczeniu.
log-draw = { $leader ->
    [hidden] { $seat } dobiera wodza.
   *[other] { $seat } dobiera wodza: { NAME($leader, case: "short") }.
}
log-treaty = { $treaty ->
    [hidden] { $seat } dobiera kartę dyplomacji.
   *[other] { $seat } dobiera kartę dyplomacji o sile { $treaty }.
}
log-turn_up = Na stół trafia karta dyplomacji o sile { $treaty }.
log-forfeit = { $seat } traci losową kartę dyplomacji, o sile { $treaty }.
log-dismiss = { $seat } odrzuca losowego oficera: { NAME($leader, case: "short") }.
log-roll = { $seat } rzuca { $a }.
log-roll_two = { $seat } rzuca { $a }, { $b }.
log-roll_three = { $seat } rzuca { $a }, { $b }, { $c }.
log-roll_four = { $seat } rzuca { $a }, { $b }, { $c }, { $d }.
log-roll_five = { $seat } rzuca { $a }, { $b }, { $c }, { $d }, { $e }.
log-claim = Następne roszczenie: { $claim }.

## The log: what follows from the moves

log-week = Tydzień { $week }.
    .chapter = Tydzień { $week }
log-phase = { $phase }.
    .chapter = { NAME($phase, case: "start") }
log-shuffled = { NAME($side, case: "start") }: zużyci oficerowie tworzą nową talię.
log-commander_drawn = Do armii dołącza dowódca: { $leader }.
log-dies = W obozie umiera { $leader }.
log-relief = { $count ->
    [one] Wieści o odsieczy dodają otuchy obrońcom: Rzeczpospolita dobiera kartę dyplomacji.
    [few] Wieści o odsieczy dodają otuchy obrońcom: Rzeczpospolita dobiera { $count } karty dyplomacji.
   *[many] Wieści o odsieczy dodają otuchy obrońcom: Rzeczpospolita dobiera { $count } kart dyplomacji.
}
log-cold = { $last ->
    [yes] { $count ->
        [one] Pod Chocimiem spadł śnieg: Osmanowie tracą jedną jednostkę.
        [few] Pod Chocimiem spadł śnieg: Osmanowie tracą { $count } jednostki.
       *[many] Pod Chocimiem spadł śnieg: Osmanowie tracą { $count } jednostek.
    }
   *[no] { $count ->
        [one] Nadchodzą chłody i deszcze: Osmanowie tracą jedną jednostkę.
        [few] Nadchodzą chłody i deszcze: Osmanowie tracą { $count } jednostki.
       *[many] Nadchodzą chłody i deszcze: Osmanowie tracą { $count } jednostek.
    }
}
log-extra_card = { NAME($side, case: "start") }: w następnym tygodniu o jednego wodza więcej.
log-rebelled = { NAME($side, case: "start") } – bunt: { $unit } ({ $count }).
log-returned = { NAME($side, case: "start") } – koniec buntu: { $unit } ({ $count }).
log-blocked = { NAME($side, case: "start") } – do końca tygodnia zamknięte działanie: { $action }.
log-level = { $field }: umocnienia mają teraz poziom { $now }.
log-forced = Osiągnięte maksimum, odwrotu nie ma: { $field }, { $action }.
log-battle = Walna bitwa. Kości: Rzeczpospolita { $dice0 }, Osmanowie { $dice1 }.
log-assault = { $level ->
    [0] Szturm na { NAME($field, case: "the") }, bez umocnień. Kości: Osmanowie { $dice1 }, Rzeczpospolita { $dice0 }.
   *[other] Szturm na { NAME($field, case: "the") }: poziom umocnień { $level }. Kości: Osmanowie { $dice1 }, Rzeczpospolita { $dice0 }.
}
log-counter_attack = Kontratak na { NAME($field, case: "the") }. Kości: Rzeczpospolita { $dice0 }, Osmanowie { $dice1 }.
log-clash_result = Trafienia: Rzeczpospolita { $hits0 }, Osmanowie { $hits1 }. Rozbicia: Rzeczpospolita { $breaks0 }, Osmanowie { $breaks1 }.
log-sent_home = { NAME($side, case: "start") } – { NAME($field, case: "the") } opuszczają i wracają do rezerwy: { $unit } ({ $count }).
log-walked_in = Nikt nie broni { NAME($field, case: "gen") }: Osmanowie wkraczają bez walki.
log-broken = { NAME($side, case: "start") } – rozbite jednostki: { $unit } ({ $count }).
log-retreated = { NAME($side, case: "start") } – cofają się: { $unit } ({ $count }).
log-assault_failed = Szturm na { NAME($field, case: "the") } odparty.
log-assault_won = Szturm udany: Osmanowie zdobywają { NAME($field, case: "the") }.
log-counter_failed = Kontratak na { NAME($field, case: "the") } nieudany.
log-counter_won = Kontratak udany: Rzeczpospolita odbija { NAME($field, case: "the") }.
log-freed = Osmanowie opuszczają { NAME($field, case: "the") }: pole wraca do Rzeczypospolitej.
log-battle_tied = Walna bitwa nierozstrzygnięta, { $hits } do { $hits }.
log-battle_won = { $side ->
    [commonwealth] Rzeczpospolita wygrywa walną bitwę, { $hits } do { $against }.
   *[ottoman] Osmanowie wygrywają walną bitwę, { $hits } do { $against }.
}
log-morale_up = { NAME($side, case: "start") }: morale rośnie o { $by }, do { $now }.
log-morale_down = { NAME($side, case: "start") }: morale spada o { $by }, do { $now }.
log-supply_up = { NAME($side, case: "start") }: zapasy rosną o { $by }, do { $now }.
log-supply_down = { NAME($side, case: "start") }: zapasy maleją o { $by }, do { $now }.
log-trench_up = Aprosze posuwają się do { $now }.
log-trench_down = Aprosze cofają się do { $now }.
log-effect = { NAME($action, case: "start") }.
log-foreground_held = { $side ->
    [commonwealth] Rzeczpospolita utrzymuje przedpole.
   *[ottoman] Osmanowie utrzymują przedpole.
}
log-buried = { NAME($side, case: "start") } – opuszczają grę rozbite jednostki: { $unit } ({ $count }).
log-many_broken = { NAME($side, case: "start") } – widok chorych i rannych, rozbite jednostki: { $count }.
log-double_rations = { NAME($side, case: "start") }: podwójne racje.
log-shortage = { NAME($side, case: "start") }: braki w zapasach.
log-hunger = { NAME($side, case: "start") }: głód w obozie.
log-mutiny = Bunt w armii sułtana: oblężenie skończone.
log-rokosz = Rokosz w obozie hetmańskim: wojsko chce pokoju, czas na negocjacje.
log-starved = Głód kończy oblężenie: czas na negocjacje.
log-hand_prepared = { $count ->
    [0] { NAME($side, case: "start") } – nic do odrzucenia, karty dyplomacji na negocjacje: { $left }.
    [one] { NAME($side, case: "start") } – odrzucona jedna karta dyplomacji, na negocjacje zostaje { $left }.
    [few] { NAME($side, case: "start") } – odrzucone { $count } karty dyplomacji, na negocjacje zostaje { $left }.
   *[many] { NAME($side, case: "start") } – odrzuconych { $count } kart dyplomacji, na negocjacje zostaje { $left }.
}
log-announced = { $claim } – wyłożone karty: Rzeczpospolita { $cards0 }, Osmanowie { $cards1 }.
log-claim_nobody = { $claim }, { $strength0 } do { $strength1 }: nie zdobywa nikt.
log-claim_open = { $side ->
    [commonwealth] { $claim }, { $strength0 } do { $strength1 }: zdobywa Rzeczpospolita, odkryte, wartość { $value }.
   *[ottoman] { $claim }, { $strength0 } do { $strength1 }: zdobywają Osmanowie, odkryte, wartość { $value }.
}
log-claim_closed = { $side ->
    [commonwealth] { $claim }, { $strength0 } do { $strength1 }: zdobywa Rzeczpospolita, ale zakryte; odkryte wymaga przewagi { $value }.
   *[ottoman] { $claim }, { $strength0 } do { $strength1 }: zdobywają Osmanowie, ale zakryte; odkryte wymaga przewagi { $value }.
}
log-decided_openly = Rozstrzyga wartość odkrytych roszczeń: Rzeczpospolita { $number0 }, Osmanowie { $number1 }.
log-decided_by_claims = Odkryte roszczenia są warte tyle samo; rozstrzyga liczba zdobytych, { $number0 } do { $number1 }.
log-decided_by_treaties = W roszczeniach remis; rozstrzyga liczba kart dyplomacji przyniesionych na negocjacje, { $number0 } do { $number1 }.
log-won = { $side ->
    [commonwealth] Wygrywa Rzeczpospolita.
   *[ottoman] Wygrywają Osmanowie.
}
log-tied = Żadna ze stron nie ma przewagi: gra kończy się remisem.

## A position as plain text. $name, $rest, $cards and $units are plain strings; $supply, $eats and the like are numbers

sketch-head = Tydzień { $week } z { $weeks }. { $phase }. Aprosze { $at } z { $last }.
sketch-bonus = Premia za walną bitwę jeszcze czeka.
sketch-table = Na stole, karty dyplomacji według siły: { $cards }
sketch-table-none = Na stole nie ma kart dyplomacji.
sketch-level = umocnienia { $level }
sketch-walls = I, II, III: linia obrony. Liczba za nazwą pola: jego umocnienia.
sketch-held = W RĘKACH OSMANÓW
sketch-reserve = rezerwa
sketch-dice = { $count ->
    [one] 1 kość
    [few] { $count } kości
   *[many] { $count } kości
}
sketch-closed-fortel = zamknięte fortelem
sketch-closed-blockade = blokada
sketch-closed-no-way = brak dojścia
sketch-closed-full = pełne
sketch-closed-idle = nieczynne
sketch-key = Szturm 3/4-7 [4]: trzy jednostki; atak można od 4, trzeba od 7; cztery kości.
sketch-letters = { unit-cavalry.code } { unit-cavalry }, { unit-infantry.code } { unit-infantry }, { unit-cossack.code } { unit-cossack }, { unit-janissary.code } { unit-janissary }, { unit-sipahi.code } { unit-sipahi }, { unit-tatar.code } { unit-tatar }
sketch-you = { $seat } (ty)
sketch-other = { $seat }
sketch-passed = pas
sketch-morale = morale { $now } z { $last }
sketch-supply = zapasy { $now } z { $last }, wyżywienie w tym tygodniu { $eats }
sketch-broken = rozbici: { $units }
sketch-rebelled = zbuntowani: { $units }
sketch-removed = usunięci: { $units }
sketch-treaties = { $count ->
    [one] 1 karta dyplomacji
    [few] { $count } karty dyplomacji
   *[many] { $count } kart dyplomacji
}
sketch-officers = { $count ->
    [one] 1 oficer na ręce
   *[other] { $count } oficerów na ręce
}
sketch-commanders = dowódcy: { $names }
sketch-commander-used = { $name } (użyty)
sketch-commander-gone = { $name } (nie żyje)
sketch-own-treaties = Twoje karty dyplomacji według siły: { $cards }
sketch-leader = { NAME($leader, case: "short") } ({ $command })
sketch-card = { $card }
sketch-clash = STARCIE: { $action }, { $field }
sketch-clash-level = Umocnienia odejmują { $level } od każdej osmańskiej kości.
sketch-clash-side = { $side }: { $units }
sketch-clash-dice = kości: { $cards }
sketch-clash-result = trafienia { $hits }, rozbicia { $breaks }
sketch-claim = { $claim } (Rzeczpospolita { $ours }, Osmanowie { $theirs })
sketch-stakes = Rzeczpospolita { $ours }, Osmanowie { $theirs }
sketch-claims-left = W talii zostały: { $names }

## Rules

turn-help = W swojej turze używasz jednego wodza: albo jego dowodzenia, by rozmieścić najwyżej tyle jednostek z rezerw na działaniach jednego pola, albo jego fortelu. Dowódców po użyciu się odwraca, oficerów odrzuca. Kto spasuje, nie gra już w tym tygodniu, ale zachowuje oficerów. Gdy wybierasz kilka jednostek, podawaj je w dowolnej kolejności.

rules-aim = Rzeczpospolita broni przed sułtanem obozu pod Chocimiem. Po pięciu tygodniach, albo wcześniej, gdy zmusi do tego głód lub rokosz, czyli bunt szlachty w obozie, strony zasiadają do negocjacji; kto zdobędzie w nich cenniejsze roszczenia, wygrywa grę. Od razu kończą ją dwie rzeczy: bunt Osmanów pod koniec tygodnia i upadek obozu hetmańskiego.
    .title = Cel
rules-week = W każdym tygodniu obie strony dobierają wodzów, Rzeczpospolita do siedmiu, Osmanowie do ośmiu, licząc z dowódcami, po czym na zmianę rozmieszczają jednostki, dzielą się siedmioma kartami dyplomacji, rozpatrują efekty działań, jedzą i podsumowują tydzień. Rozmieszczanie zawsze zaczyna Rzeczpospolita. Karty bierze się na zmianę; zaczynają Osmanowie, jeśli mają jakieś pole, w przeciwnym razie ten, kto ma mniej rozbitych, a przy remisie Rzeczpospolita.
    .title = Tydzień
rules-leaders = Dowodzenie wodza pozwala rozmieścić tyle jednostek na jednym polu, na jednym lub kilku jego działaniach. Fortel, czyli podstęp wojenny, robi to, co mówi karta, nawet wbrew zasadom: jeśli wymienia działanie, jednostki idą tam mimo blokady z przedpola, chyba że zamknął je inny fortel. Dowódcy leżą odkryci i służą co tydzień; oficerów trzyma się w ręce i odrzuca po użyciu. Kto nie ma kogo rozmieścić, może użyć dowodzenia dla nikogo i czekać, aż jednostki wrócą.
    .title = Wodzowie
rules-ways = Osmanowie mają dostęp do własnych pól, przedpola i pierwszej linii; do drugiej tylko za opanowanym polem pierwszej, a do obozu hetmańskiego tylko na końcu takiego łańcucha. Jednostki Rzeczypospolitej potrzebują nieprzerwanego ciągu własnych pól od swojej rezerwy; przedpole łączy je tylko wtedy, gdy stoją na nim cztery. Co z czym sąsiaduje, mówi zasada każdego pola.
    .title = Drogi
rules-plans = Szturm, kontratak i walną bitwę można zadeklarować zaraz po posłaniu tam jednostek, od minimum w górę; przy maksimum trzeba. Szturm mieści o jedną jednostkę więcej za każde opanowane sąsiednie pole. Na pole bez obrońców można wkroczyć z minimum jednostek: to nie szturm i blokada z przedpola tego nie zabrania. Cztery jednostki Rzeczypospolitej w walnej bitwie zamykają Osmanom drogę do szturmów; pięć osmańskich zamyka Rzeczypospolitej zasypywanie aproszy, nocną wycieczkę i wyprawę po łupy.
    .title = Plany
rules-clash = Obie strony wzywają wsparcie, potem rzucają. W szturmie umocnienia obniżają wynik każdej osmańskiej kości, choć nie poniżej 1; potem każde wsparcie i każde +1 z fortelu podnosi jedną kość, najwyżej raz. Szóstka rozbija jednostkę wroga, czwórka i piątka to trafienie, a strona z mniejszą liczbą trafień cofa tyle jednostek, ile wynosi różnica. Przy równej liczbie trafień nikt się nie cofa. Szturm się udaje, gdy nie ma już obrońcy, a został atakujący, który mógłby stanąć na kontroli; kontratak, gdy nikt nie został na kontroli. Udany szturm podnosi morale Osmanów i obniża morale Rzeczypospolitej o 1. W walnej bitwie liczą się razem trafienia i rozbicia, po czym wszyscy wracają do obozów; morale zwycięzcy rośnie o 1, morale pokonanych Osmanów spada o 1, a pierwszy zwycięzca w tygodniu bierze kartę dyplomacji ze stołu.
    .title = Starcia
rules-effects = Pod koniec tygodnia rozpatruje się efekty: najpierw przedpole, potem działania Rzeczypospolitej, na końcu osmańskie. Kopanie i zasypywanie, wyprawę do Kamieńca i pościg, plądrowanie i rajd rozpatruje się razem. Jednostki od razu wracają do rezerw.
    .title = Efekty
rules-supply = Każde trzy jednostki zjadają co tydzień jeden zapas, zaokrąglając w górę. Dostatek podnosi morale, braki je obniżają i kosztują jednostki. Przy niskim morale jednostki się buntują i traci się karty dyplomacji; obniżają je też rozbici, którzy pod koniec tygodnia wracają do szeregów, wszyscy prócz jednej jednostki.
    .title = Zapasy i morale
rules-negotiation = Przed negocjacjami obie strony odrzucają najsłabsze karty dyplomacji za niskie zapasy i morale, Rzeczpospolita także za utracone pola, Osmanowie za usunięte jednostki, lecz nikt nie schodzi poniżej siedmiu. Potem losuje się kolejne roszczenia i przy każdym obie strony skrycie wykładają karty. Roszczenie zdobywa większa siła, ale jego wartość liczy się tylko wtedy, gdy przewaga jest co najmniej jej równa. Przy równej sile roszczenie bierze ten, kto wyłożył więcej kart. Remis w punktach rozstrzyga liczba zdobytych roszczeń, potem liczba kart, z którymi zaczynało się negocjacje.
    .title = Negocjacje

## The tray: labels and second lines of its buttons. A reason has four words at most

tray-command-note = { $count ->
    [one] jedna jednostka
    [few] { $count } jednostki na jedno pole
   *[many] { $count } jednostek na jedno pole
}
tray-whose = wybierz wodza
tray-fortel-first = Fortel 1
tray-fortel-second = Fortel 2
tray-fortel-idle = nic teraz nie zmieni
tray-not-used = tylko po cofnięciu
tray-pass = Pas
tray-pass-note = do końca tygodnia
tray-hold-note = atak później
tray-done = Gotowe
tray-done-note = { $count } z { $of }
tray-stay = { $count ->
    [0] Zostają wszyscy
   *[other] Reszta zostaje
}
tray-enough = { $count ->
    [0] Bez więcej
   *[other] Dalej
}
tray-hold = Czekaj
tray-ready = Wyłóż
tray-chosen = Wybrano
tray-count = { $count }
tray-in-camp = { $count } w obozie
tray-in-tabor = { $count } w taborze
tray-in-sultan = { $count } w namiotach
tray-in-sipahi-camp = { $count } w obozie
tray-in-kosh = { $count } w koszu
tray-source = stamtąd
tray-none-waiting = brak w rezerwie
tray-no-room = brak miejsca
tray-kind = nie to działanie
tray-unit-cut-off = brak dojścia
tray-cut-off = brak dojścia
tray-fortel-limits = nie ten fortel
tray-none-broken = brak rozbitych
tray-cards = { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[many] { $count } kart
}
tray-ticked = zaznaczone: { $count }
tray-none-claim = Nic na to roszczenie
tray-none-claim-note = zachowaj: { $count }
tray-lay = { $count ->
    [one] Wyłóż jedną kartę, siła { $strength }
    [few] Wyłóż { $count } karty, siła { $strength }
   *[many] Wyłóż { $count } kart, siła { $strength }
}
tray-lay-none = Wyłóż karty
tray-lay-note = Rywal pozna tylko ich liczbę
tray-gain-morale = Morale +1
tray-gain-morale-note = dla twojej strony
tray-gain-treaty = Zmylić posłów
tray-gain-treaty-note = Osmanowie tracą kartę dyplomacji
tray-stores-note = Rzeczpospolita traci 1 zapas
tray-raise = { $count } → { $of }

## Rysunek stołu: to, co mówią tylko obrazki

board-label = Mapa oblężenia Chocimia
board-action-short = { NAME($action, case: "short") }
board-field-short = { NAME($field, case: "short") }
board-leader-short = { NAME($leader, case: "short") }
board-river = Dniestr
board-ravine = jar
board-field = { $field }
board-field-walls = { $field }, linia { $line }, poziom umocnień { $level }. Panuje tu strona: { $side }. Sąsiaduje z polami: { $near }.
board-place = { $field }, { $action }: jednostki { $count } z { $limit }
board-reserve = { $field }, rezerwa: { $count }
board-reserve-short = Rezerwa
board-units = { $unit }: { $count } ({ $field }, { $action })
board-units-reserve = { $unit }: { $count } ({ $field }, rezerwa)
board-battle-commonwealth = od { $count }: bez szturmów
board-battle-ottoman = od { $count }: bez wycieczek
board-premium = premia
board-premium-gain = +1 karta
board-bonus = Kto pierwszy wygra w tym tygodniu walną bitwę, weźmie kartę dyplomacji
board-bonus-taken = Premia za walną bitwę jest w tym tygodniu wzięta
board-trench = Aprosze: { $count } z { $last }
board-bar-no-way = brak dojścia
board-bar-blockade = blokada
board-bar-fortel = fortel
board-closed-no-way = { $field }, { $action }: brak dojścia
board-closed-blockade = { $field }, { $action }: blokada z przedpola
board-closed-fortel = { $field }, { $action }: w tym tygodniu zamknięte fortelem
board-key-plan = plan
board-key-support = wsparcie
board-key-effect = efekt
board-key-level = poziom
board-key-dice = kości
board-key-closed = zamknięte

panel-player = { $seat }
panel-side = { NAME($side, case: "start") }
panel-winner = zwycięstwo
panel-passed = pas
panel-morale = morale
panel-supply = zapasy
panel-morale-title = Morale { $count }. Buntują się: { $rebels }. Karty dyplomacji do odrzucenia przed negocjacjami: { $discard }.
panel-supply-now = Zapasy { $count }
panel-supply-title = Zapasy { $count }. W tym tygodniu ubędzie { $eats }; przy obecnym rozstawieniu zostanie { $after }.
panel-broken = rozbite
panel-rebelled = zbuntowane
panel-removed = usunięte
panel-units = { $unit }: { $count }
panel-leader-used = użyty
panel-leader-played = działa
panel-leader-gone = odszedł
panel-officers-title = Oficerowie na ręce; w talii: { $count }
panel-strength = siła { $count }
panel-extra-title = W następnym tygodniu o jednego wodza więcej
panel-due-supply = zapasy { $count }
panel-due-morale = morale { $count }
panel-due-fields = pola
panel-due-removed = usunięte
panel-score = wynik
panel-treaty = Karta dyplomacji o sile { $count }
panel-no-treaties = Na stole nie ma kart dyplomacji.
panel-week = Tydzień
panel-circumstance = { $dies ->
    [1] Umiera hetman wielki litewski. Karty dyplomacji dla Rzeczypospolitej: { $treaties }. Jednostki, które tracą Osmanowie: { $removes }.
   *[0] Karty dyplomacji dla Rzeczypospolitej: { $treaties }. Jednostki, które tracą Osmanowie: { $removes }.
}
panel-claims-drawn = Negocjacje, roszczenie { $count }
panel-caption = tydzień { $week } z { $weeks } · { $phase }
panel-phase-preparation = Przygotowania
panel-phase-actions = Działania
panel-phase-diplomacy = Dyplomacja
panel-phase-effects = Efekty
panel-phase-supply = Zapasy
panel-phase-summary = Podsumowanie
panel-phase-negotiation = Negocjacje
hand-label = Twoi wodzowie
hand-treaties-label = Twoje karty dyplomacji
clash-title = { NAME($action, case: "start") }: { $field }
clash-step-support = Wsparcie
clash-step-roll = Rzut
panel-broken-title = Rozbite jednostki: pod koniec tygodnia obniżają morale, jedna przepada, reszta wraca
panel-rebelled-title = Zbuntowane jednostki: jedzą, ale nie służą, póki morale jest niskie
panel-removed-title = Jednostki, które opuściły grę
panel-end-commonwealth-title = Przy 0 wybucha rokosz: wojsko szlacheckie odmawia służby i zaczynają się negocjacje.
panel-end-ottoman-title = Przy 0 pod koniec tygodnia armia się buntuje i wygrywa Rzeczpospolita.
panel-treaties-title = Karty dyplomacji na ręce. Znane wszystkim: { $cards }
panel-due-fields-title = Karty dyplomacji odrzucone za pola zajęte przez Osmanów
panel-due-removed-title = Karty dyplomacji odrzucone za jednostki, które opuściły grę
panel-treaty-ticked = Karta dyplomacji o sile { $count }, zaznaczona
hand-leader = { $leader }. { $card }
hand-table = Na stole; w talii { $count }
hand-table-label = Karty dyplomacji na stole
hand-ticked = zaznaczone
hand-left = na ręce
clash-step-walls = Umocnienia
clash-fate-stay = zostaje
clash-fate-break = rozbita
clash-fate-retreat = cofa się
talks-ticked = zaznaczone { $count }, siła { $strength }
sheet-line = linia { $line }
clash-step-raise = +1
clash-step-break = Rozbicia
clash-step-retreat = Wycofanie
clash-side = { NAME($side, case: "start") }: { $count ->
    [one] { $count } kość
    [few] { $count } kości
   *[other] { $count } kości
}
clash-owed-break = do rozbicia: { $count }
clash-owed-retreat = do wycofania: { $count }
clash-used = użyte
clash-row-rolled = rzut
clash-row-walls = poziom
clash-row-raised = wsparcie
clash-row-result = wynik
clash-raise = Dodaj 1 do wyniku { $count }
clash-hits = trafienia
clash-breaks = rozbicia
clash-note-break = { NAME($side, case: "start") } – rozbite jednostki: { $count }.
clash-note-retreat = { NAME($side, case: "start") } – jednostki wycofane do rezerwy: { $count }.
clash-note-battle = Trafienia i rozbicia liczą się razem: wygrywa strona, która ma ich więcej, potem wszyscy wracają do rezerwy.
clash-note-assault = Każda szóstka rozbija jednostkę; potem strona z mniejszą liczbą trafień wycofuje tyle jednostek, ile wynosi różnica. Pole pada, gdy zabraknie obrońców.
clash-note-counter-attack = Każda szóstka rozbija jednostkę; potem strona z mniejszą liczbą trafień wycofuje tyle jednostek, ile wynosi różnica. Pole jest wolne, gdy nikt go już nie kontroluje.
clash-key-miss = 1–3 nic
clash-key-hit = 4–5 trafienie
clash-key-break = 6 rozbicie
clash-rule = Umocnienia nie obniżają wyniku poniżej 1; jedna kość dostaje najwyżej +1.
talks-held = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[other] { $count } kart na ręce
}
talks-left = Zostały:
talks-claim = roszczenie { $count }
talks-undrawn = Roszczenie jeszcze niewylosowane
talks-sealed = Liczby poznacie, gdy wybiorą obie strony.
talks-cards = { $count ->
    [0] bez kart
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
talks-cards-strength = { $count ->
    [0] bez kart
    [one] { $count } karta, siła { $strength }
    [few] { $count } karty, siła { $strength }
   *[other] { $count } kart, siła { $strength }
}
talks-nobody = niczyje
talks-open = odkryte
talks-closed = zakryte
talks-rule = Wszystko odkrywa się po piątym roszczeniu. Wygrywa większa siła; roszczenie leży odkryte, gdy siła jest co najmniej równa jego wartości wraz z siłą rywala. Punkty dają tylko odkryte.

## Headings of what belongs to a seat, in win shares

belongings-side = Strony
belongings-leader = Dobrani oficerowie
belongings-claim = Wygrane roszczenia

## Why a move is good, in a hint: what it gains and what it risks

gains-treaties = silniejsze karty na negocjacje
risks-treaties = słabsze karty na negocjacje
gains-morale = wyższe morale
risks-morale = morale może spaść
gains-rival-morale = obniża morale wroga
gains-supply = więcej zaopatrzenia
risks-supply = ubywa zaopatrzenia
gains-rival-supply = wróg traci zaopatrzenie
gains-no-hunger = w tym tygodniu starczy jedzenia
risks-hunger = głód pod koniec tygodnia
gains-breaks = { $count ->
    [one] rozbija jednostkę wroga
    [few] rozbija { $count } jednostki wroga
   *[other] rozbija { $count } jednostek wroga
}
risks-broken = { $count ->
    [one] twoja jednostka może zostać rozbita
    [few] { $count } twoje jednostki mogą zostać rozbite
   *[other] { $count } twoich jednostek może zostać rozbitych
}
gains-returns = { $count ->
    [one] wraca rozbita jednostka
    [few] wracają { $count } rozbite jednostki
   *[other] wraca { $count } rozbitych jednostek
}
gains-kills = wróg traci jednostki na zawsze
risks-killed = możesz stracić jednostkę na zawsze
gains-leader = dodatkowy dowódca w następnym tygodniu
gains-effect = dopełnia efekt tego tygodnia
gains-battle = { $count ->
    [one] jeszcze jedna kość w bitwie
    [few] jeszcze { $count } kości w bitwie
   *[other] jeszcze { $count } kości w bitwie
}
risks-rival-battle = { $count ->
    [one] wróg ma o kość więcej w bitwie
    [few] wróg ma o { $count } kości więcej w bitwie
   *[other] wróg ma o { $count } kości więcej w bitwie
}
gains-support = wsparcie w walce
gains-defence = { $count ->
    [one] jeszcze jedna kość w obronie
    [few] jeszcze { $count } kości w obronie
   *[other] jeszcze { $count } kości w obronie
}
gains-closes-gap = broni odsłoniętego pola
risks-gap = jedno pole zostaje bez obrony
gains-rival-gap = odsłania pole wroga
gains-counter = jednostki do kontrataku
gains-walls = umocnienia rosną
gains-field = zajmuje pole
risks-field-lost = możesz stracić pole
gains-field-back = odbija pole
gains-assault = { $count ->
    [one] jeszcze jedna kość w szturmie
    [few] jeszcze { $count } kości w szturmie
   *[other] jeszcze { $count } kości w szturmie
}
gains-trench = aprosze posuwają się dalej
gains-guns = działa, które wystrzelą
gains-claim = roszczenie wygrane jawnie
risks-rival-claim = wróg może jawnie wygrać roszczenie

## The result, and what it is made of

outcome-mutiny = Bunt w armii sułtana, w { $week }. tygodniu.
outcome-camp = Obóz hetmański padł w { $week }. tygodniu.
outcome-claims = { $more } do { $less } w roszczeniach wygranych jawnie.
outcome-claims-won = Jawne roszczenia są równe; więcej zdobytych: { $more } do { $less }.
outcome-treaties-brought = Roszczenia są równe; więcej przyniesionych kart dyplomacji: { $more } do { $less }.
source-claim = { $claim }
note-open = wygrane jawnie: o { $by }, trzeba { $needed }
note-face-down = zakryte: o { $by }, trzeba { $needed }
note-nobody = nikt go nie wygrał

## What changed since the last decision, beside its picture. $amount (number)

change-field = { $field }
change-walls = umocnienia: { $field }
change-morale = morale
change-supply = zapasy
change-treaties = { $amount ->
    [one] karta dyplomacji
    [few] karty dyplomacji
   *[other] kart dyplomacji
}
change-broken = rozbita: { $unit }
change-rebelled = zbuntowana: { $unit }
change-removed = stracona: { $unit }
change-trench = aprosze
change-placed = { $field }, { $action }
