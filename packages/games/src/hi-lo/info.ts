/** What players read about Hi-Lo. */
import type { GameInfo } from '../game-module.ts';

export const info = {
  rules: [
    {
      title: 'How it works',
      text: [
        'A card is dealt. Guess whether the next one is higher or lower; deuce is the lowest rank, ace the highest. Each right guess raises your multiplier. A wrong one ends the round and your stake is lost.',
        'The same rank counts as right, except on a deuce and an ace: there the next card must really be higher or lower. On an ace nothing is higher, on a deuce nothing lower.',
        'Each card is drawn from a fresh pack of 52, so every rank always has the same chance, whatever came before.',
        'Cash out whenever you like, or set a number of right guesses at which the round cashes out by itself.',
      ],
    },
    {
      title: 'What it pays',
      text: [
        'The multiplier is 0.99 divided by the chance of all your guesses together, cut off after four decimals. Every chain of guesses returns 99%, less that rounding, so no way to play is better than another. The published returns are those of always guessing the likelier side, and of seven guesses of the unlikelier one, which can pay the most.',
        'A round pays at most the equivalent of €250,000. At a high stake, guesses that would be worth more are not offered, and the round cashes out by itself when none is left. The game shows that limit before you start.',
        'The payout of each round is rounded down to the smallest unit of your currency. With a very small stake this can cost part of a unit.',
      ],
    },
    {
      title: 'Interrupted rounds',
      text: [
        'Your round waits for you on any device for 24 hours. Then it is cashed out; if you have not guessed yet, your stake is returned.',
        'If the game malfunctions, the affected rounds are void and their stakes are returned.',
      ],
    },
    {
      title: 'Fair rounds',
      text: [
        'The cards are drawn in order from a server seed that is fixed and published as a hash before you bet, your client seed and the round number. Neither your stake nor your guesses change which card comes next.',
      ],
    },
  ],
  paytable: [
    { name: 'Deuce higher, ace lower', pays: '1.0725×', chance: '92.31%' },
    { name: '3 higher or same, king lower or same', pays: '1.0725×', chance: '92.31%' },
    { name: '5 higher or same, jack lower or same', pays: '1.287×', chance: '76.92%' },
    { name: '8, either side', pays: '1.8385×', chance: '53.85%' },
    { name: 'Jack higher or same, 5 lower or same', pays: '3.2175×', chance: '30.77%' },
    { name: 'King higher or same, 3 lower or same', pays: '6.435×', chance: '15.38%' },
    { name: 'Highest chain: seven in a row at 6.5×', pays: '485,320×', chance: '1 in 203,932,680' },
  ],
  bets: [
    '1 guess, likelier side',
    '3 guesses, likelier side',
    '5 guesses, likelier side',
    '7 guesses, likelier side',
    '7 guesses, unlikelier side',
  ],
} as const satisfies GameInfo;
