import type { liveTexts as english } from '#english/apps/game-client/src/live/texts.ts';
import { countText } from '@carmine/money';
import type { Translation } from '#languages/translation.ts';

export const liveTexts: Translation<typeof english> = {
  late: 'Die Setzzeit war vorbei. Es wurde nichts gesetzt.',
  placed: (bets) =>
    bets === 0
      ? 'Deine Einsätze'
      : bets === 1
        ? 'Deine Einsätze, 1 gesetzt'
        : `Deine Einsätze, ${countText(bets)} gesetzt`,
  chipValue: 'Chipwert',
  lines: {
    opened: (round) => `Runde ${countText(round)}: Bitte setzen`,
    closed: (players, staked) =>
      players === 0
        ? 'Nichts geht mehr'
        : `Nichts geht mehr: ${players === 1 ? '1 Spieler' : `${countText(players)} Spieler`}, ${staked}`,
    result: (round, result) => `Runde ${countText(round)}: ${result}`,
    paid: (winners, paid) =>
      winners === 0
        ? 'Keine Gewinner'
        : `${winners === 1 ? '1 Gewinner' : `${countText(winners)} Gewinner`}, ${paid} ausgezahlt`,
    held: 'Das Studio prüft diese Runde. Deine Einsätze sind sicher.',
    voided: 'Runde ungültig. Alle Einsätze werden erstattet.',
    own: (net) => `Dein Ergebnis: ${net}`,
  },
  flight: {
    begins: 'Der Komet fliegt',
    cashedOut: (at, amount) => `Ausgezahlt bei ${at}: ${amount}`,
    bet: (slot) => `Einsatz ${slot}`,
    place: 'Setzen',
    placed: 'Gesetzt',
    takeBack: 'Rücknahme',
    cashOut: 'Auszahlen',
    betNext: 'Setzen',
    nextFlight: 'nächster Flug',
    betNextLong: 'Auf den nächsten Flug setzen',
    queued: 'Wartet',
    queuedLong: 'Wartet auf den nächsten Flug, abbrechen',
    cancel: 'Abbrechen',
    out: (at) => `Raus bei ${at}`,
    lost: 'Zerbrochen',
    auto: 'Automatisch auszahlen',
    autoAt: 'Auszahlen bei',
    autoShort: 'Auto',
    autoRange: (least, most) => `Von ${least} bis ${most}`,
    highest: (at) => `Höchster Punkt ${at}`,
    highestLong: (at) => `Dieser Einsatz wird spätestens bei ${at} automatisch ausgezahlt`,
  },
  fairness: {
    title: 'Fairness',
    lead: 'Alle Ergebnisse dieses Tisches stehen vorher als Kette von Hashes fest. Ihr erstes Glied wurde vor der ersten Runde veröffentlicht, und jede Runde zeigt ihr eigenes. Kein Einsatz ändert ein Ergebnis.',
    chain: 'Kette: ihr erstes Glied',
    salt: 'Salt der Kette',
    saltFrom: (network, height) =>
      `Der Hash des ${network}-Blocks ${height}, der nach der Kette und vor seinem Entstehen benannt wurde`,
    saltDrawn: 'Von uns nach der Kette gezogen: Das ist eine Sandbox',
    next: (round) => `Runde ${countText(round)} wird mit Glied ${countText(round)} gespielt`,
    last: 'Letzte Runden des Tisches',
    none: 'Hier erscheinen die Runden.',
    verifyAll: 'Alle prüfen',
    allHold: (count) => (count === 1 ? '1 Runde geprüft.' : `Alle ${countText(count)} Runden geprüft.`),
    someFail: (failed) =>
      failed === 1
        ? '1 Runde passt nicht zu ihrem Glied.'
        : `${countText(failed)} Runden passen nicht zu ihren Gliedern.`,
    columns: { round: 'Runde', result: 'Ergebnis', own: 'Dein Ergebnis' },
    check: (round) => `Runde ${countText(round)} prüfen`,
    title1: (round) => `Runde ${countText(round)}`,
    link: 'Glied dieser Runde',
    hash: 'Sein SHA-256',
    isLink: (times) =>
      `${times === 1 ? 'Einmal' : `${countText(times)}-mal`} mit SHA-256 gehasht, ist es das erste Glied der Kette`,
    isNotLink: 'Es führt nicht zum ersten Glied der Kette zurück',
    shownResult: 'Ergebnis, wie gezeigt',
    yourBets: 'Deine Einsätze in dieser Runde',
  },
};
