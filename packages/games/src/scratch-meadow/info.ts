/** What players read about Scratch Meadow. */
import type { GameInfo } from '../game-module.ts';

export const info = {
  rules: [
    {
      title: 'How it works',
      text: [
        'Buy a card and scratch its seven cells: rub them with a finger or the mouse, press them one by one, or reveal all at once. How and when you scratch changes nothing.',
        'Three or more of the same picture win its prize. If a card has two winning pictures, it pays the higher prize. Grass wins nothing.',
      ],
    },
    {
      title: 'What it pays',
      text: [
        'A card pays stake × the multiplier in the paytable, stake included. The daisy returns the stake, which is no win.',
        'The return is 95.02%, counted exactly over all cards. One card in 2.9 pays anything, one in 5.9 pays more than its price.',
        'A round pays at most the equivalent of €250,000, which bounds the highest stake. The payout of each round is rounded down to the smallest unit of your currency.',
      ],
    },
    {
      title: 'Nothing is arranged',
      text: [
        'Each cell is drawn by itself, with the same chances, whatever the others show. No card is made to look as if it had nearly won: two suns are as rare as the draw makes them.',
      ],
    },
    {
      title: 'Fair rounds',
      text: [
        'The cells are drawn from a server seed that is fixed and published as a hash before you bet, your client seed and the round number. Neither your stake nor any earlier card changes them.',
        'A round cannot be interrupted: price, card and payout are settled in one step, before you scratch. If you leave an unscratched card, its payout is already yours.',
        'If the game malfunctions, the affected rounds are void and their stakes are returned.',
      ],
    },
  ],
  paytable: [
    { name: '3 suns', pays: '10,000×', chance: '1 in 186,847' },
    { name: '3 rainbows', pays: '1,000×', chance: '1 in 23,738' },
    { name: '3 toadstools', pays: '100×', chance: '1 in 939' },
    { name: '3 butterflies', pays: '25×', chance: '1 in 292' },
    { name: '3 bees', pays: '10×', chance: '0.96%' },
    { name: '3 ladybirds', pays: '5×', chance: '2.71%' },
    { name: '3 clovers', pays: '2×', chance: '12.71%' },
    { name: '3 daisies', pays: '1×', chance: '17.61%' },
  ],
  bets: ['One card'],
} as const satisfies GameInfo;
