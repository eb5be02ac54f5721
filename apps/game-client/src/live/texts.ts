/** The words of the frame at live tables. */
import { countText } from '@carmine/money';

export const liveTexts = {
  late: 'Betting had closed. Nothing was staked.',
  placed: (bets: number) =>
    bets === 0 ? 'Your bets' : bets === 1 ? 'Your bets, 1 placed' : `Your bets, ${countText(bets)} placed`,
  chipValue: 'Chip value',
  lines: {
    opened: (round: number) => `Round ${countText(round)}: place your bets`,
    closed: (players: number, staked: string) =>
      players === 0
        ? 'No more bets'
        : `No more bets: ${players === 1 ? '1 player' : `${countText(players)} players`}, ${staked}`,
    result: (round: number, result: string) => `Round ${countText(round)}: ${result}`,
    paid: (winners: number, paid: string) =>
      winners === 0 ? 'No winners' : `${winners === 1 ? '1 winner' : `${countText(winners)} winners`}, ${paid} paid`,
    held: 'The studio is checking this round. Your bets are safe.',
    voided: 'Round void. All stakes are returned.',
    own: (net: string) => `Your result: ${net}`,
  },
  flight: {
    begins: 'The comet is in flight',
    cashedOut: (at: string, amount: string) => `Cashed out at ${at}: ${amount}`,
    bet: (slot: number) => `Bet ${slot}`,
    place: 'Place bet',
    placed: 'Bet placed',
    takeBack: 'Take back',
    cashOut: 'Cash out',
    betNext: 'Bet',
    nextFlight: 'next flight',
    betNextLong: 'Bet on the next flight',
    queued: 'Queued',
    queuedLong: 'Queued for the next flight, cancel',
    cancel: 'Cancel',
    out: (at: string) => `Out at ${at}`,
    lost: 'Crashed',
    auto: 'Auto cash-out',
    autoAt: 'Cash out at',
    autoShort: 'Auto',
    autoRange: (least: string, most: string) => `From ${least} to ${most}`,
    highest: (at: string) => `Highest point ${at}`,
    highestLong: (at: string) => `This bet is cashed out by itself at ${at} at the latest`,
  },
  fairness: {
    title: 'Fairness',
    lead: 'All results of this table are fixed beforehand as a chain of hashes. Its first link was published before its first round; each round shows its own link. No bet changes a result.',
    chain: 'Chain: its first link',
    salt: 'Salt of the chain',
    saltFrom: (network: string, height: string) =>
      `The hash of ${network} block ${height}, which was named after the chain and before the block was there`,
    saltDrawn: 'Drawn by us after the chain: this is a sandbox',
    next: (round: number) => `Round ${countText(round)} is played with link ${countText(round)}`,
    last: 'Last rounds of the table',
    none: 'Rounds will appear here.',
    verifyAll: 'Verify all',
    allHold: (count: number) => (count === 1 ? '1 round verified.' : `All ${countText(count)} rounds verified.`),
    someFail: (failed: number) =>
      failed === 1 ? '1 round does not match its link.' : `${countText(failed)} rounds do not match their links.`,
    columns: { round: 'Round', result: 'Result', own: 'Your result' },
    check: (round: number) => `Verify round ${countText(round)}`,
    title1: (round: number) => `Round ${countText(round)}`,
    link: 'Link of this round',
    hash: 'Its SHA-256',
    isLink: (times: number) =>
      `Hashed ${times === 1 ? 'once' : `${countText(times)} times`} with SHA-256, it is the chain’s first link`,
    isNotLink: 'It does not lead back to the chain’s first link',
    shownResult: 'Result, as shown',
    yourBets: 'Your bets in this round',
  },
} as const;
