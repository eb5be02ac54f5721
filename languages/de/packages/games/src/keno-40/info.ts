import type { info as english } from '#english/packages/games/src/keno-40/info.ts';
import type { Translation } from '#languages/translation.ts';

export const info: Translation<typeof english> = {
  rules: [
    {
      title: 'So wird gespielt',
      text: [
        'Wähle 1 bis 10 Zahlen von 1 bis 40. Dann werden zehn der vierzig Kugeln gezogen, jede höchstens einmal.',
        'Jede deiner Zahlen, die gezogen wird, ist ein Treffer. Was eine Runde zahlt, hängt davon ab, wie viele Zahlen du gewählt hast und wie viele davon Treffer sind.',
        'Welche Zahlen du wählst, macht keinen Unterschied: Jede wird mit einer Chance von eins zu vier gezogen, egal was in früheren Runden fiel.',
      ],
    },
    {
      title: 'Gewinn',
      text: [
        'Eine Runde zahlt Einsatz × Multiplikator der Gewinntabelle, Einsatz inbegriffen. Multiplikatoren unter 1× geben einen Teil des Einsatzes zurück.',
        'Die Auszahlungsquote beträgt 95,13\u00A0% bis 96,40\u00A0%, je nachdem, wie viele Zahlen du wählst. „Deine aktuelle Wette“ zeigt sie für deinen Tipp.',
        'Eine Runde zahlt höchstens den Gegenwert von 250.000\u00A0€: Je mehr ein Tipp zahlen kann, desto niedriger ist sein höchster Einsatz. Der Gewinn jeder Runde wird auf die kleinste Einheit deiner Währung abgerundet.',
      ],
    },
    {
      title: 'Faire Runden',
      text: [
        'Die Kugeln werden aus drei Angaben gezogen: einem Server-Seed, der vor deinem Einsatz feststeht und als Hash veröffentlicht ist, deinem Client-Seed und der Rundennummer. Weder dein Einsatz noch deine Zahlen ändern die Ziehung.',
        'Eine Runde kann nicht unterbrochen werden: Einsatz, Ziehung und Gewinn werden in einem Schritt abgerechnet. Bricht die Verbindung ab, zählt die Runde einmal, und du siehst ihr Ergebnis, wenn du zurück bist.',
        'Bei einer Störung des Spiels sind die betroffenen Runden ungültig, und die Einsätze werden zurückgegeben.',
      ],
    },
  ],
  paytable: [
    { name: '1 Zahl, 1 Treffer', pays: '3,84×', chance: '25,00\u00A0%' },
    { name: '2 Zahlen, 1 oder 2 Treffer', pays: '1,8×, 4,6×', chance: '38,46\u00A0%, 5,76\u00A0%' },
    { name: '3 Zahlen, 1 bis 3 Treffer', pays: '0,8×, 2,7×, 20×', chance: '1 zu 82,3 für alle' },
    { name: '4 Zahlen, 1 bis 4 Treffer', pays: '0,5×, 1,8×, 6,6×, 40×', chance: '1 zu 435 für alle' },
    { name: '5 Zahlen, 1 bis 5 Treffer', pays: '0,3×, 1,3×, 3,5×, 14×, 160×', chance: '1 zu 2.611 für alle' },
    { name: '6 Zahlen, 2 bis 6 Treffer', pays: '1,1×, 2×, 7×, 75×, 600×', chance: '1 zu 18.278 für alle' },
    { name: '7 Zahlen, 2 bis 7 Treffer', pays: '0,9×, 1,6×, 4×, 15×, 250×, 1.000×', chance: '1 zu 155.363 für alle' },
    {
      name: '8 Zahlen, 2 bis 8 Treffer',
      pays: '0,7×, 1,4×, 2,6×, 8×, 60×, 500×, 2.000×',
      chance: '1 zu 1.708.993 für alle',
    },
    {
      name: '9 Zahlen, 2 bis 9 Treffer',
      pays: '0,5×, 1,1×, 2,2×, 5×, 28×, 200×, 1.000×, 5.000×',
      chance: '1 zu 27.343.888 für alle',
    },
    {
      name: '10 Zahlen, 2 bis 10 Treffer',
      pays: '0,4×, 1,1×, 1,6×, 3,5×, 11×, 80×, 500×, 2.500×, 10.000×',
      chance: '1 zu 847.660.528 für alle',
    },
  ],
  bets: [
    '10 Zahlen',
    '1 Zahl',
    '2 Zahlen',
    '3 Zahlen',
    '4 Zahlen',
    '5 Zahlen',
    '6 Zahlen',
    '7 Zahlen',
    '8 Zahlen',
    '9 Zahlen',
  ],
};
