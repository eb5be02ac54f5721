import type { info as english } from '#english/packages/games/src/ember-vault/info.ts';
import type { Translation } from '#languages/translation.ts';

export const info: Translation<typeof english> = {
  rules: [
    {
      title: 'So wird gespielt',
      text: [
        'Fünf Walzen mit je drei Reihen und 20 feste Linien. Dein Einsatz gilt für alle: Auf jeder Linie liegt ein Zwanzigstel davon.',
        'Drei oder mehr gleiche Symbole auf einer Linie zahlen, von der linken Walze an. Auf jeder Linie zahlt nur die längste Folge, und die Gewinne verschiedener Linien werden addiert. Das Wild ersetzt jedes Symbol außer der Münze.',
        'Jede Position einer Walze ist gleich wahrscheinlich.',
      ],
    },
    {
      title: 'Respins',
      text: [
        'Sechs oder mehr Münzen im Bild bleiben liegen und bringen drei Respins, etwa einmal in 124 Spins. Weniger Münzen zahlen nichts.',
        'In einem Respin dreht sich jedes leere Feld für sich, und mit einer Chance von 1 zu 23 landet eine Münze darin. Jede Münze, die landet, bleibt liegen und stellt die Respins wieder auf drei. Sie enden, wenn keiner mehr übrig ist oder auf jedem Feld eine Münze liegt.',
        'Dann werden die Werte aller Münzen addiert und ausgezahlt. Eine Münze ist das 1- bis 15-Fache des Einsatzes wert oder einen der drei Preise über den Walzen.',
        'Spin, Respins und Preise werden in einem Schritt gezogen und abgerechnet. Was du danach siehst, ist die Wiedergabe eines abgerechneten Ergebnisses: Bricht die Verbindung ab oder verlässt du das Spiel, ist nichts verloren, und die Wiedergabe läuft dort weiter, wo sie war.',
      ],
    },
    {
      title: 'Gekaufte Respins',
      text: [
        'Wo es erlaubt ist, kannst du Respins kaufen: Der Preis ist das 37-Fache des Einsatzes und wird sofort statt des Einsatzes eines Spins bezahlt. Acht Münzen kommen in den Tresor, auf Felder, die gezogen werden, und drei Respins folgen. Es gibt keinen Spin, und keine Linie zahlt.',
        'Alles andere ist wie in Respins, die ein Spin öffnet: wie oft eine Münze landet, was sie wert ist und was ausgezahlt wird. Alle Gewinne sind Vielfache des Einsatzes, nicht des Preises.',
        'Diese Wette zahlt 96,09 % ihres Preises zurück, ein Spin 95,96 %. Sie ist eine eigene Wette, und das Haus behält bei beiden seinen Vorteil. Etwa 85 von 100 dieser Runden zahlen weniger, als sie kosten, und die Hälfte das 23-Fache des Einsatzes oder weniger.',
        'Respins kannst du nicht mit Freispielen kaufen, nicht mit Auto-Einsatz und nicht, solange ein Bonus aktiv ist. Für Einsatz- und Verlustlimits zählt der ganze Preis.',
      ],
    },
    {
      title: 'Mini, Minor, Major',
      text: [
        'Die Preise sind fest: Mini ist das 20-Fache des Einsatzes, Minor das 100-Fache, Major das 1.000-Fache. Dahinter steht kein Jackpot-Topf, und in einer Runde kannst du mehrere davon gewinnen.',
        'Eine Münze zeigt Mini mit einer Chance von 1,4\u00A0%, Minor von 0,28\u00A0% und Major von 0,02\u00A0%. Über alle Spins gerechnet zahlt eine Runde etwa einmal in 1.150 Spins mindestens einen Mini, einmal in 5.515 einen Minor und einmal in 76.500 einen Major.',
      ],
    },
    {
      title: 'Gewinn',
      text: [
        'Eine Münze auf jedem Feld öffnet den Tresor: Die Runde zahlt das 5.000-Fache des Einsatzes, das Höchste, was eine Runde zahlen kann. Das geschieht etwa einmal in 158.800 Spins und etwa einmal in 772 Runden mit gekauften Respins. In den Auszahlungsquoten von 95,96\u00A0% und 96,09\u00A0% ist diese Grenze schon berücksichtigt.',
        'Der Gewinn jeder Runde wird auf die kleinste Einheit deiner Währung abgerundet.',
      ],
    },
    {
      title: 'Faire Runden',
      text: [
        'Die Positionen, die Münzen und ihre Werte werden aus drei Angaben gezogen: einem Server-Seed, der vor deinem Einsatz feststeht und als Hash veröffentlicht ist, deinem Client-Seed und der Rundennummer. Weder dein Einsatz noch eine frühere Runde ändert daran etwas.',
        'Bei einer Störung des Spiels sind die betroffenen Runden ungültig, und die Einsätze werden zurückgegeben.',
      ],
    },
  ],
  paytable: [
    { name: 'Wild, 5 / 4 / 3', pays: '75× / 12,5× / 3×' },
    { name: 'Salamander, 5 / 4 / 3', pays: '60× / 10× / 3×' },
    { name: 'Helm, 5 / 4 / 3', pays: '30× / 7× / 2×' },
    { name: 'Hammer oder Amboss, 5 / 4 / 3', pays: '20× / 5× / 1,5×' },
    { name: 'Rubin oder Topas, 5 / 4 / 3', pays: '8× / 2× / 0,6×' },
    { name: 'Smaragd oder Saphir, 5 / 4 / 3', pays: '5× / 1,2× / 0,4×' },
    { name: 'Sechs Münzen oder mehr', pays: 'Respins', chance: '0,81\u00A0%' },
    { name: 'Mini / Minor / Major', pays: '20× / 100× / 1.000×' },
    { name: 'Eine Münze auf jedem Feld', pays: '5.000×', chance: '1 zu 158.800' },
  ],
  bets: ['Jeder Spin', 'Gekaufte Respins'],
};
