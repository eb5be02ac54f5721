/** The texts of the jackpots' own page. */
import { displayCount } from '../../amounts/display.ts';

export const jackpotTexts = {
  games: (count: number) => `${displayCount(count)} ${count === 1 ? 'game' : 'games'}`,
  pageTitle: (brand: string) => `Jackpots · ${brand}`,
  description: 'What is in every jackpot now, how it grows, how likely it is won, and how to check where it fell.',
  intro:
    'Every stake in these games adds to their jackpots. Each jackpot can be won with any stake, and is paid in addition to what the round pays.',
  none: 'No jackpots are running at the moment.',
  failed: 'Jackpots could not be loaded. Please try again.',
  facts: {
    seed: 'Begins with',
    rate: 'Of each stake',
    chance: 'Chance per €1 staked',
    chanceNow: 'Chance of the next €1',
    mustHitBy: 'Must hit by',
    lastWin: 'Last won',
    cycle: 'Won so far',
  },
  play: (game: string) => `Play ${game}`,
  oneIn: (count: string) => `1 in ${count}`,
  certain: 'certain',
  times: (count: number) => (count === 1 ? 'once' : `${displayCount(count)} times`),
  never: 'not yet',
  sealed: 'Where it falls is sealed',
  sealedText:
    'This fingerprint was published before the first stake of this cycle. When the jackpot is won, the amount and its salt are revealed, and you can check that they match.',
  sealedSoon: 'It is published before the first stake of the next cycle.',
  fingerprint: 'Fingerprint (SHA-256)',
  how: 'How jackpots work',
  rules: [
    {
      title: 'They are in euros',
      text: 'A win is paid in the currency you play in, at the rate of that round, as cash you can withdraw. What you see beside the euros is that worth now.',
    },
    {
      title: 'Only cash takes part',
      text: 'Bonus money and free spins neither add to a jackpot nor win one, and stakes in these games do not count for wagering.',
    },
    {
      title: 'Twice the stake, twice the chance',
      text: 'The chance of each level is in proportion to your stake in euros. One round can win several levels.',
    },
    {
      title: 'The next one is saved for',
      text: 'A part of each stake is set aside for the next jackpot. If it is not enough when one is won, the next begins with less and is filled first.',
    },
    {
      title: 'Must-hit jackpots fall at a drawn amount',
      text: 'It is drawn, sealed and published as a fingerprint before the cycle’s first stake. The stake that takes the meter there wins all of it.',
    },
    {
      title: 'No chance is skipped',
      text: 'If there is no current exchange rate for your currency, the bet is refused and nothing is charged.',
    },
  ],
  wins: {
    title: 'Past wins',
    none: 'No jackpot has been won yet.',
    failed: 'Past wins could not be loaded. Please try again.',
    paid: (amount: string) => `paid as ${amount}`,
    check: 'Check where it fell',
    checkOf: (name: string, day: string) => `Check where ${name} of ${day} fell`,
    fell: (amount: string) => `It was to fall at ${amount}.`,
    committed: 'Amount and salt match the fingerprint that was published.',
    notCommitted: 'Amount and salt do not match the fingerprint.',
    before: (moment: string) => `The fingerprint was published on ${moment}, before the first stake.`,
    drawn: 'Your browser drew the same amount from the salt.',
    notDrawn: 'Your browser drew another amount from the salt.',
    reached: 'The win took the meter there.',
    notReached: 'The meter had not reached it.',
    salt: 'Salt',
    cycle: 'Cycle',
    rule: 'The amount is drawn from the salt, the jackpot’s name and the cycle.',
    failedCheck: 'This could not be checked. Please try again.',
  },
} as const;
