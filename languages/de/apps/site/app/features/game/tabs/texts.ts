import type { tabTexts as english } from '#english/apps/site/app/features/game/tabs/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const tabTexts: Translation<typeof english> = {
  returns: {
    exact: 'Exakt aus den Regeln berechnet, nicht aus einer Stichprobe.',
    simulated: (error) =>
      `Werte mit dem Zusatz „gemessen“ sind simuliert, weil eine exakte Berechnung nicht möglich ist. Standardfehler des RTP: ${error}.`,
    partlyMeasured:
      'Der RTP ist exakt aus den Regeln berechnet. Werte mit dem Zusatz „gemessen“ stammen aus simulierten Runden mit der veröffentlichten Strategie; eine gemessene Chance auf den maximalen Gewinn gibt nur die Größenordnung an.',
    measured: 'gemessen',
    about: (chance) => `etwa ${chance}`,
    session: 'Dein Ergebnis in einer Spielsitzung kann stark davon abweichen.',
    bet: 'Variante',
    rtp: 'RTP',
    hit: 'Chance auf irgendeine Auszahlung',
    win: (chance) => `mehr als der Einsatz: ${chance}`,
    anyPayout: 'Eine Auszahlung kann auch nur den Einsatz oder weniger bringen.',
    deviation: '± ist die Standardabweichung einer Runde, in Einsätzen.',
    fractions: 'Genaue Brüche',
    rtpFraction: (fraction) => `RTP ${fraction}`,
    hitFraction: (fraction) => `Chance auf irgendeine Auszahlung ${fraction}`,
    winFraction: (fraction) => `Chance auf mehr als den Einsatz ${fraction}`,
    oneIn: (count) => `1 von ${count}`,
    notReached: (rounds) => `in ${rounds} gezählten Runden nicht erreicht`,
    maxWin: 'Max. Gewinn',
    version: (version) => `Spielmathematik, Version ${version}`,
  },
  pays: { name: 'Kombination', pays: 'Zahlt', chanceOf: (chance) => `Chance ${chance}` },
  rounds: { at: 'Zeit', stake: 'Einsatz', times: 'Zahlt', result: 'Ergebnis', open: 'Offen' },
  noRounds: 'Noch keine Runden. Sie erscheinen hier, sobald du spielst.',
};
