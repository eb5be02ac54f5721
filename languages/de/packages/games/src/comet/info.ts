import type { info as english } from '#english/packages/games/src/comet/info.ts';
import type { Translation } from '#languages/translation.ts';

export const info: Translation<typeof english> = {
  rules: [
    {
      title: 'So wird gespielt',
      text: [
        'Ein Komet für alle am Tisch. Setze einmal oder zweimal, solange gesetzt werden kann; dann steigt der Komet auf, und der Multiplikator wächst ab 1,00×: Alle 10 Sekunden verdoppelt er sich.',
        'Zahle aus, bevor der Komet zerbricht, und dein Einsatz bringt den Multiplikator dieses Augenblicks. Zerbricht der Komet vorher, ist der Einsatz verloren.',
        'Eine automatische Auszahlung beendet deinen Einsatz bei dem Multiplikator, den du festlegst, auch wenn deine Verbindung abbricht. Früher auszahlen kannst du trotzdem. Bis zum Ende der Setzzeit kannst du einen Einsatz zurücknehmen.',
      ],
    },
    {
      title: 'Gewinn',
      text: [
        'Eine Auszahlung bringt Einsatz × Multiplikator, der Einsatz ist darin enthalten, von 1,01× bis 10.000×. Zerbricht der Komet bei 1,00×, gewinnt niemand.',
        'Die Chance, dass der Komet einen Multiplikator erreicht, ist 99\u00A0% geteilt durch ihn: 49,5\u00A0% für 2×, 9,9\u00A0% für 10×. Jede Auszahlung hat eine Auszahlungsquote von 99\u00A0%, abzüglich einer Rundung von weniger als einem Milliardstel. Keine Spielweise ist besser als eine andere.',
        'Ein Einsatz bringt höchstens den Gegenwert von 250.000\u00A0€: Bei hohem Einsatz wird bei diesem Multiplikator automatisch ausgezahlt; das Spiel zeigt ihn, bevor du setzt. Alle Einsätze einer Runde zusammen bringen höchstens etwa 1.000.000\u00A0€: Der Multiplikator, bei dem das erreicht ist, steht am Ende der Setzzeit fest und wird gezeigt. Dort werden alle noch offenen Einsätze ausgezahlt.',
        'Jeder Gewinn wird auf die kleinste Einheit deiner Währung abgerundet.',
      ],
    },
    {
      title: 'Faire Runden',
      text: [
        'Die Ergebnisse aller kommenden Runden stehen vorher als Kette von Hashes fest, deren Ende vor ihrer ersten Runde veröffentlicht wird. Wo der Komet zerbricht, wird aus dem Glied der Runde gezogen, das gezeigt wird, sobald er zerbrochen ist. Kein Einsatz und keine Auszahlung ändert daran etwas.',
        'Die Uhr der Datenbank entscheidet, ob ein Einsatz oder eine Auszahlung rechtzeitig kam, und bei welchem Multiplikator. Eine Auszahlung, die erst nach dem Zerbrechen ankommt, wird abgelehnt.',
        'War die Datenbank während der Setzzeit weg, ist die Runde ungültig, und jeder Einsatz wird zurückgegeben. War sie während des Flugs weg, werden bereits erfolgte Auszahlungen und alle automatischen, die der Komet erreicht hat, bezahlt; alle anderen Einsätze werden zurückgegeben.',
      ],
    },
  ],
  paytable: [
    { name: 'Niedrigste Auszahlung', pays: '1,01×', chance: '98,01\u00A0%' },
    { name: 'Verdopplung', pays: '2×', chance: '49,50\u00A0%' },
    { name: 'Verzehnfachung', pays: '10×', chance: '9,90\u00A0%' },
    { name: 'Verhundertfachung', pays: '100×', chance: '0,99\u00A0%' },
    { name: 'Höchste Auszahlung', pays: '10.000×', chance: '0,0099\u00A0%' },
  ],
  bets: [
    'Automatische Auszahlung bei 1,5×',
    'Automatische Auszahlung bei 2×',
    'Automatische Auszahlung bei 5×',
    'Automatische Auszahlung bei 10×',
    'Automatische Auszahlung bei 100×',
  ],
};
