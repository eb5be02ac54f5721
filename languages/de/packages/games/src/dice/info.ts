import type { info as english } from '#english/packages/games/src/dice/info.ts';
import type { Translation } from '#languages/translation.ts';

export const info: Translation<typeof english> = {
  rules: [
    {
      title: 'So wird gespielt',
      text: [
        'Jeder Wurf zieht eine ganze Zahl von 0 bis 9.999, angezeigt als 00,00 bis 99,99. Alle 10.000 Ergebnisse sind gleich wahrscheinlich.',
        '„Wurf über“ gewinnt, wenn das Ergebnis höher ist als dein Ziel, „Wurf unter“, wenn es niedriger ist. Ein Ergebnis genau auf dem Ziel verliert.',
        'Du kannst jede Gewinnchance von 0,01\u00A0% bis 98\u00A0% einstellen. Je kleiner die Chance, desto höher der Multiplikator.',
      ],
    },
    {
      title: 'Gewinn',
      text: [
        'Der Multiplikator ist 99 geteilt durch die Gewinnchance in Prozent, nach vier Nachkommastellen abgeschnitten. Ein Treffer bringt Einsatz × Multiplikator, der Einsatz ist darin enthalten.',
        'Der Gewinn jeder Runde wird auf die kleinste Einheit deiner Währung abgerundet. Bei sehr kleinen Einsätzen kann das einen Teil einer Einheit kosten. Unter „Deine Auswahl“ steht die genaue Auszahlungsquote deiner Einstellung, Rundung inbegriffen.',
      ],
    },
    {
      title: 'Faire Runden',
      text: [
        'Das Ergebnis wird aus drei Angaben gezogen: einem Server-Seed, der vor deinem Einsatz feststeht und als Hash veröffentlicht ist, deinem Client-Seed und der Rundennummer. Weder dein Einsatz noch eine frühere Runde ändert daran etwas.',
        'Ein Wurf lässt sich nicht unterbrechen: Einsatz, Ergebnis und Gewinn werden in einem Schritt abgerechnet. Bricht die Verbindung ab, zählt der Wurf einmal, und du siehst das Ergebnis, sobald du zurück bist.',
        'Bei einer Störung des Spiels sind die betroffenen Runden ungültig, und die Einsätze werden zurückgegeben.',
      ],
    },
  ],
  paytable: [
    { name: 'Höchster Multiplikator', pays: '9.900×', chance: '0,01\u00A0%' },
    { name: '1 von 1.000', pays: '990×', chance: '0,10\u00A0%' },
    { name: '1 von 100', pays: '99×', chance: '1,00\u00A0%' },
    { name: '1 von 10', pays: '9,9×', chance: '10,00\u00A0%' },
    { name: 'Verdopplung', pays: '2×', chance: '49,50\u00A0%' },
    { name: 'Niedrigster Multiplikator', pays: '1,0102×', chance: '98,00\u00A0%' },
  ],
  bets: [
    'Verdopplung',
    'Höchste Chance: unter 98,00',
    'Höchster Multiplikator: über 99,98',
    'Niedrigste Quote aller Einstellungen: unter 97,24',
  ],
};
