import type { info as english } from '#english/packages/games/src/paper-dragons/info.ts';
import type { Translation } from '#languages/translation.ts';

export const info: Translation<typeof english> = {
  rules: [
    {
      title: 'So funktioniert es',
      text: [
        'Sechs Spalten mit fünf Feldern, ohne Linien: Acht oder mehr gleiche Symbole zahlen, wo auch immer sie sind. Je mehr davon zu sehen sind, desto mehr zahlen sie.',
        'Jedes Feld zieht sein Symbol für sich. Jedes Symbol hat seine eigene Chance in einem Feld, in jedem Feld dieselbe.',
        'Ein Wild gibt es nicht: Für ein Symbol zählt nur es selbst.',
      ],
    },
    {
      title: 'Jeder Gewinn faltet sich weg',
      text: [
        'Alle Symbole, die gewinnen, falten sich weg, was darüber ist, fällt, und neue fallen von oben nach. Zahlen wieder Symbole, falten auch sie sich weg, bis nichts mehr gewinnt. Das alles ist ein Spin.',
      ],
    },
    {
      title: 'Kugeln',
      text: [
        'Eine Kugel ist ×2, ×3, ×5, ×10, ×25 oder ×100 wert. Sie kann bei jedem Fall an jeder Stelle landen, zahlt selbst nichts und bleibt bis zum Ende des Spins.',
        'Wenn nichts mehr gewinnt, werden alle sichtbaren Kugeln zusammengezählt, und alles, was die Symbole des Spins gewonnen haben, wird mit ihrer Summe multipliziert. In einem Spin ohne Gewinn bewirken Kugeln nichts. Die Kugel ×100 gibt es nur in Freispielen.',
      ],
    },
    {
      title: 'Freispiele',
      text: [
        'Die Sonne ist der Scatter und faltet sich nie weg. Sind vier zu sehen, wenn nichts mehr gewinnt, zahlen sie das 3-Fache des Einsatzes, fünf das 5-Fache, sechs oder mehr das 100-Fache. Das multipliziert keine Kugel. Sie bringen 10 Freispiele.',
        'In Freispielen bleibt die Summe der Kugeln: Jedes Freispiel, das mit einer sichtbaren Kugel gewinnt, legt seine Kugeln zur Summe und wird mit der ganzen Summe multipliziert. Freispiele, die ohne Kugel gewinnen, werden nicht multipliziert und lassen die Summe, wie sie ist. Es gibt mehr Kugeln als in bezahlten Spins.',
        'Vier oder mehr Sonnen in einem Freispiel bringen 5 weitere Freispiele und zahlen so viel wie in einem bezahlten Spin.',
        'Freispiele werden zusammen mit dem bezahlten Spin gezogen und abgerechnet, in einem Schritt. Was du danach siehst, ist die Wiedergabe eines abgerechneten Ergebnisses: Bricht die Verbindung ab oder gehst du weg, geht nichts verloren, und die Wiedergabe fährt fort, wo sie aufgehört hat.',
      ],
    },
    {
      title: 'Was es zahlt',
      text: [
        'Höchstens zahlt eine Runde das 15.000-Fache des Einsatzes. Sie endet, sobald das erreicht ist: In den 2.000.000.000 Runden, in denen die Auszahlungsquote gezählt wurde, kam das 6-mal vor. In der Auszahlungsquote ist diese Grenze schon berücksichtigt.',
        'Für die Auszahlungsquote solcher Spiele gibt es keine geschlossene Formel: Sie wurde in gespielten Runden gezählt, und ihr Standardfehler ist mit ihr veröffentlicht. Ebenso gezählt ist die Chance auf Freispiele. Die Quote des ersten Falls ist genau berechnet, und die Zählung stimmt mit ihr überein.',
        'Die Auszahlung jeder Runde wird auf die kleinste Einheit deiner Währung abgerundet.',
      ],
    },
    {
      title: 'Faire Runden',
      text: [
        'Die Felder werden aus einem Server-Seed gezogen, der feststeht und als Hash veröffentlicht ist, bevor du setzt, deinem Client-Seed und der Nummer der Runde. Weder dein Einsatz noch frühere Runden ändern sie.',
        'Bei einer Störung des Spiels sind die betroffenen Runden ungültig, und ihre Einsätze werden erstattet.',
      ],
    },
  ],
  paytable: [
    { name: 'Drache, 8 / 10 / 12 sichtbar', pays: '10× / 25× / 100×' },
    { name: 'Kranich, 8 / 10 / 12 sichtbar', pays: '2× / 6× / 20×' },
    { name: 'Koi, 8 / 10 / 12 sichtbar', pays: '1,2× / 4,5× / 15×' },
    { name: 'Fächer, 8 / 10 / 12 sichtbar', pays: '0,9× / 1,8× / 10×' },
    { name: 'Lotus, 8 / 10 / 12 sichtbar', pays: '0,65× / 1× / 6,5×' },
    { name: 'Schmetterling, 8 / 10 / 12 sichtbar', pays: '0,45× / 1× / 5,5×' },
    { name: 'Boot, 8 / 10 / 12 sichtbar', pays: '0,3× / 0,6× / 3×' },
    { name: 'Windrad, 8 / 10 / 12 sichtbar', pays: '0,2× / 0,5× / 2×' },
    { name: 'Sonne, 6 / 5 / 4 sichtbar', pays: '100× / 5× / 3× und 10 Freispiele', chance: '1 zu 165' },
  ],
  bets: ['Jeder Spin'],
};
