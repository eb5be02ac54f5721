import type { info as english } from '#english/packages/games/src/glass-menagerie/info.ts';
import type { Translation } from '#languages/translation.ts';

export const info: Translation<typeof english> = {
  rules: [
    {
      title: 'So funktioniert es',
      text: [
        'Sechs Spalten mit fünf Feldern, ohne Linien: Fünf oder mehr gleiche Tiere, die sich an ihren Seiten berühren, sind eine Gruppe und zahlen zusammen, wo auch immer sie sind. Ecken zählen nicht.',
        'Jedes Feld zieht sein Tier für sich. Jedes Tier hat seine eigene Chance in einem Feld, in jedem Feld dieselbe.',
        'Das Wild gehört zu jeder Gruppe, die es berührt, auch zu mehreren. Es steht für jedes Tier, nicht für die Blume.',
      ],
    },
    {
      title: 'Jeder Gewinn zerbricht und fällt',
      text: [
        'Die Tiere aller Gruppen zerbrechen, was darüber ist, fällt, und neue fallen von oben nach. Zahlen wieder Gruppen, zerbrechen auch sie, bis nichts mehr gewinnt.',
        'Die ersten Gewinne eines Spins zählen einfach. Mit jedem Fall, der zahlt, verdoppelt sich der Multiplikator des nächsten: ×2, ×4, ×8 und ×16, wo er bis zum Ende des Spins bleibt.',
      ],
    },
    {
      title: 'Freispiele',
      text: [
        'Die Blume ist der Scatter und zerbricht nie. Drei, vier oder mehr, die zu sehen sind, wenn nichts mehr gewinnt, zahlen das 3-, 5- oder, ab fünf, 20-Fache des Einsatzes und bringen 10, 12 oder 15 Freispiele.',
        'In Freispielen bleibt der Multiplikator von Spin zu Spin, und es gibt mehr Wilds. Drei, vier oder mehr Blumen in einem Freispiel bringen 3, 4 oder 5 weitere und zahlen wie zuvor.',
        'Freispiele werden zusammen mit dem bezahlten Spin gezogen und abgerechnet, in einem Schritt. Was du danach siehst, ist die Wiedergabe eines abgerechneten Ergebnisses: Bricht die Verbindung ab oder gehst du weg, geht nichts verloren, und die Wiedergabe fährt fort, wo sie aufgehört hat.',
      ],
    },
    {
      title: 'Was es zahlt',
      text: [
        'Höchstens zahlt eine Runde das 10.000-Fache des Einsatzes. Sie endet, sobald das erreicht ist: In den 2.000.000.000 Runden, in denen die Auszahlungsquote gezählt wurde, kam das nicht vor. In der Auszahlungsquote ist diese Grenze schon berücksichtigt.',
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
    { name: 'Kardinal, Gruppe aus 5 / 8 / 11 / 16 / 20', pays: '1,6× / 5,5× / 22,5× / 200× / 500×' },
    { name: 'Fuchs, Gruppe aus 5 / 8 / 11 / 16 / 20', pays: '1,1× / 4× / 17,5× / 150× / 400×' },
    { name: 'Schmetterling, Gruppe aus 5 / 8 / 11 / 16 / 20', pays: '0,8× / 2,9× / 11,5× / 100× / 260×' },
    { name: 'Frosch, Gruppe aus 5 / 8 / 11 / 16 / 20', pays: '0,6× / 2,1× / 8,5× / 70× / 200×' },
    { name: 'Wal, Gruppe aus 5 / 8 / 11 / 16 / 20', pays: '0,35× / 1,45× / 5,8× / 48× / 130×' },
    { name: 'Seepferdchen, Gruppe aus 5 / 8 / 11 / 16 / 20', pays: '0,3× / 1,1× / 4,5× / 38× / 100×' },
    {
      name: 'Blume an beliebiger Stelle, 5 / 4 / 3',
      pays: '20× / 5× / 3× und 15 / 12 / 10 Freispiele',
      chance: '1 zu 239',
    },
  ],
  bets: ['Jeder Spin'],
};
