import type { info as english } from '#english/packages/games/src/foundry-nine/info.ts';
import type { Translation } from '#languages/translation.ts';

export const info: Translation<typeof english> = {
  rules: [
    {
      title: 'So funktioniert es',
      text: [
        'Sechs Walzen, ohne Linien. Bei jedem Spin zieht jede Walze, wie viele Symbole sie zeigt, von 2 bis 7. Ein Symbol zahlt, wenn es von links auf mindestens drei Walzen nebeneinander ist, wo auch immer auf ihnen.',
        'Es zahlt einmal für jeden Weg, auf jeder dieser Walzen eines seiner Felder zu wählen. Sechs Walzen mit sieben Symbolen haben 117.649 Gewinnwege.',
        'Jedes Feld zieht sein Symbol für sich; jede Walze hat ihre eigenen Chancen. Das Wild steht für jedes Symbol, nur nicht für den Ofen. Es ist auf den vier Walzen in der Mitte, nie auf der ersten oder der letzten.',
      ],
    },
    {
      title: 'Jeder Gewinn schmilzt und fällt',
      text: [
        'Was gewonnen hat, schmilzt, was darüber ist, fällt, und neue Symbole fallen nach, bis die Walzen so hoch sind wie zuvor. Gewinnen wieder Symbole, schmelzen auch sie, bis nichts mehr gewinnt.',
        'Der erste von neun Öfen brennt von Anfang an, und jeder Fall, der zahlt, zündet den nächsten. Gewinne zählen so oft, wie der letzte brennende Ofen sagt: ×1, ×2, ×3, ×4, ×6, ×10, ×16, ×25 oder ×60. Mit dem nächsten bezahlten Spin gehen sie aus.',
      ],
    },
    {
      title: 'Freispiele',
      text: [
        'Der Ofen ist der Scatter und schmilzt nie. Vier, fünf oder mehr, die zu sehen sind, wenn nichts mehr gewinnt, zahlen das 3-, 10- oder, ab sechs, 50-Fache des Einsatzes und bringen 12, 16 oder 20 Freispiele.',
        'In Freispielen geht kein Ofen aus: Der Multiplikator steigt nur, vom ersten Freispiel bis zum letzten. Drei, vier, fünf oder mehr Öfen in einem Freispiel bringen 4, 6, 8 oder 10 weitere und zahlen wie zuvor.',
        'Freispiele werden zusammen mit dem bezahlten Spin gezogen und abgerechnet, in einem Schritt. Was du danach siehst, ist die Wiedergabe eines abgerechneten Ergebnisses: Bricht die Verbindung ab oder gehst du weg, geht nichts verloren, und die Wiedergabe fährt fort, wo sie aufgehört hat.',
      ],
    },
    {
      title: 'Was es zahlt',
      text: [
        'Gewinne sind Vielfache des Einsatzes für einen Gewinnweg. Mehrere Wege eines Symbols und mehrere Symbole werden addiert.',
        'Höchstens zahlt eine Runde das 20.000-Fache des Einsatzes. Sie endet, sobald das erreicht ist: In den 2.000.000.000 Runden, in denen die Auszahlungsquote gezählt wurde, kam das 17-mal vor. In der Auszahlungsquote ist diese Grenze schon berücksichtigt.',
        'Für die Auszahlungsquote solcher Spiele gibt es keine geschlossene Formel: Sie wurde in gespielten Runden gezählt, und ihr Standardfehler ist mit ihr veröffentlicht. Ebenso gezählt ist die Chance auf Freispiele. Die Quote des ersten Falls ist genau berechnet, und die Zählung stimmt mit ihr überein.',
        'Die Auszahlung jeder Runde wird auf die kleinste Einheit deiner Währung abgerundet.',
      ],
    },
    {
      title: 'Faire Runden',
      text: [
        'Die Höhen der Walzen und die Felder werden aus einem Server-Seed gezogen, der feststeht und als Hash veröffentlicht ist, bevor du setzt, deinem Client-Seed und der Nummer der Runde. Weder dein Einsatz noch frühere Runden ändern sie.',
        'Bei einer Störung des Spiels sind die betroffenen Runden ungültig, und ihre Einsätze werden erstattet.',
      ],
    },
  ],
  paytable: [
    { name: 'Glocke auf 6 / 5 / 4 / 3 Walzen, je Gewinnweg', pays: '20× / 6× / 2,5× / 1×' },
    { name: 'Propeller auf 6 / 5 / 4 / 3 Walzen, je Gewinnweg', pays: '6× / 2× / 0,8× / 0,4×' },
    { name: 'Anker auf 6 / 5 / 4 / 3 Walzen, je Gewinnweg', pays: '3× / 1,2× / 0,5× / 0,3×' },
    { name: 'Zahnrad auf 6 / 5 / 4 / 3 Walzen, je Gewinnweg', pays: '2,5× / 1× / 0,4× / 0,2×' },
    { name: 'Ventil auf 6 / 5 / 4 / 3 Walzen, je Gewinnweg', pays: '2× / 0,75× / 0,3× / 0,15×' },
    { name: 'Barren auf 6 / 5 / 4 / 3 Walzen, je Gewinnweg', pays: '1× / 0,4× / 0,25× / 0,1×' },
    { name: 'Mutter auf 6 / 5 / 4 / 3 Walzen, je Gewinnweg', pays: '1× / 0,4× / 0,2× / 0,1×' },
    { name: 'Hufeisen auf 6 / 5 / 4 / 3 Walzen, je Gewinnweg', pays: '0,6× / 0,25× / 0,1× / 0,05×' },
    { name: 'Schraube auf 6 / 5 / 4 / 3 Walzen, je Gewinnweg', pays: '0,6× / 0,25× / 0,1× / 0,05×' },
    {
      name: 'Ofen an beliebiger Stelle, 6 / 5 / 4',
      pays: '50× / 10× / 3× und 20 / 16 / 12 Freispiele',
      chance: '1 zu 272',
    },
  ],
  bets: ['Jeder Spin'],
};
