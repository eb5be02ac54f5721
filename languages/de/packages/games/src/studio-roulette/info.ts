import type { info as english } from '#english/packages/games/src/studio-roulette/info.ts';
import type { Translation } from '#languages/translation.ts';
import { info as roulette } from '../live-roulette/info.ts';

const [, pays] = roulette.rules;

export const info: Translation<typeof english> = {
  rules: [
    {
      title: 'So wird gespielt',
      text: [
        'Ein echtes Rad in einem Studio, vor einer Kamera, für alle am Tisch. Lege Chips auf den Tisch, solange gesetzt werden kann; dann dreht das Studio, und die Kugel fällt in eines von 37 Fächern: die Zahlen 1 bis 36 und eine einzige Null.',
        'Der Einsatz in der Leiste ist der Wert eines Chips; alle Chips zusammen sind dein Einsatz für die Runde. Bis zum Ende der Setzzeit kannst du einen Einsatz zurücknehmen.',
        'Kleine Chips auf dem Tisch sind das Geld der anderen. Zahlen, die lange nicht kamen, sind nicht fällig.',
      ],
    },
    {
      title: 'Gewinn',
      text: [
        pays.text[0],
        'Ist jedes Fach gleich wahrscheinlich, hat jeder Einsatz eine Auszahlungsquote von 97,29\u00A0% (36/37). Daran ändert kein System etwas: Mehr Chips bedeuten nur einen höheren Einsatz.',
        pays.text[2],
      ],
    },
    {
      title: 'Ergebnis des Studios',
      text: [
        'Das Studio signiert jedes Ergebnis mit seinem Ed25519-Schlüssel, für diesen Tisch und diese Runde. Du kannst die Signatur in deinem Browser prüfen: Sie zeigt, dass das Ergebnis mit dem Schlüssel des Studios signiert und seither von niemandem geändert wurde.',
        'Das Ergebnis steht nicht vorher fest und wird nicht aus Seeds berechnet. Ob das Rad im Gleichgewicht ist, lässt sich von hier aus nicht prüfen: Dafür stehen das Studio und seine Prüfer ein. Es zählt allein das Fach des ersten signierten Ergebnisses; das Bild der Kamera ist zum Zuschauen.',
        'Die Uhr unserer Datenbank entscheidet, ob ein Einsatz rechtzeitig kam. Nach dem Ende der Setzzeit werden die angenommenen Einsätze abgerechnet, auch wenn deine Verbindung oder das Bild abbricht.',
        'Kommt kein Ergebnis oder widersprechen sich Ergebnisse, wird die Runde angehalten, und deine Einsätze bleiben darin. Sie endet mit dem signierten Ergebnis, oder zwei Mitglieder unseres Teams erklären sie gemeinsam für ungültig: Dann wird jeder Einsatz zurückgegeben. Dasselbe geschieht automatisch, wenn unsere Datenbank während der Setzzeit weg war.',
      ],
    },
  ],
  paytable: roulette.paytable,
  bets: roulette.bets,
};
