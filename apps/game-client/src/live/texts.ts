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
    voided: 'Round void. All stakes are returned.',
    own: (net: string) => `Your result: ${net}`,
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
