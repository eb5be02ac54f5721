/** Rules and texts of Ember Vault for players. */
import type { GameInfo } from '../game-module.ts';

export const info = {
  rules: [
    {
      title: 'How it works',
      text: [
        'Five reels of three rows and 20 fixed lines. Your stake covers all of them: each line carries a twentieth of it.',
        'Three or more of a symbol on a line pay, from the left reel on. Only the longest row of each line pays, and the wins of different lines are added up. The wild stands for every symbol except the coin.',
        'Every stop of a reel is equally likely.',
      ],
    },
    {
      title: 'Respins',
      text: [
        'Six or more coins in view stay where they are and open three respins, about once in 124 spins. Fewer coins pay nothing.',
        'In a respin, each empty cell spins by itself, and a coin lands in it with a chance of 1 in 23. Each coin that lands stays, and sets the respins back to three. They end when none is left, or when every cell holds a coin.',
        'Then the values of all coins are added up and paid. A coin is worth 1 to 15 times the stake, or one of the three prizes above the reels.',
        'Spin, respins and prizes are drawn and settled in one step. What you see afterwards is a replay of a settled result: if the connection drops or you leave, nothing is lost and the replay continues where it stopped.',
      ],
    },
    {
      title: 'Bought respins',
      text: [
        'Where it is allowed, respins can be bought: the price is 37 times the stake, paid at once instead of the stake of a spin. Eight coins are put into the vault, in cells that are drawn, and three respins follow. There is no spin, and no line pays.',
        'Everything else is as in respins that a spin opens: how often a coin lands, what it is worth, and what is paid. All wins are multiples of the stake, not of the price.',
        'This bet returns 96.09% of its price, a spin 95.96%. It is a bet of its own, and the house keeps its edge on both. About 85 of 100 of these rounds pay less than they cost, and half of them 23 times the stake or less.',
        'Respins cannot be bought with free spins, by auto-bet, or while a bonus is active. Stake and loss limits count the whole price.',
      ],
    },
    {
      title: 'Mini, Minor, Major',
      text: [
        'The prizes are fixed: Mini is 20 times the stake, Minor 100 times, Major 1,000 times. There is no pool behind them, and several of them can be won in one round.',
        'A coin shows Mini with a chance of 1.4%, Minor of 0.28% and Major of 0.02%. Counted over all spins, a round pays at least one Mini about once in 1,150 spins, a Minor once in 5,515 and a Major once in 76,500.',
      ],
    },
    {
      title: 'What it pays',
      text: [
        'A coin in every cell opens the vault: the round pays 5,000 times the stake, the most a round can pay. That happens about once in 158,800 spins, and about once in 772 rounds of bought respins. The returns of 95.96% and 96.09% already take this limit into account.',
        'The payout of each round is rounded down to the smallest unit of your currency.',
      ],
    },
    {
      title: 'Fair rounds',
      text: [
        'The stops, the coins and their values are drawn from a server seed that is fixed and published as a hash before you bet, your client seed and the round number. Neither your stake nor any earlier round changes them.',
        'If the game malfunctions, the affected rounds are void and their stakes are returned.',
      ],
    },
  ],
  paytable: [
    { name: 'Wild, 5 / 4 / 3', pays: '75× / 12.5× / 3×' },
    { name: 'Salamander, 5 / 4 / 3', pays: '60× / 10× / 3×' },
    { name: 'Helmet, 5 / 4 / 3', pays: '30× / 7× / 2×' },
    { name: 'Hammer or Anvil, 5 / 4 / 3', pays: '20× / 5× / 1.5×' },
    { name: 'Ruby or Topaz, 5 / 4 / 3', pays: '8× / 2× / 0.6×' },
    { name: 'Emerald or Sapphire, 5 / 4 / 3', pays: '5× / 1.2× / 0.4×' },
    { name: 'Six coins or more', pays: 'Respins', chance: '0.81%' },
    { name: 'Mini / Minor / Major', pays: '20× / 100× / 1,000×' },
    { name: 'A coin in every cell', pays: '5,000×', chance: '1 in 158,800' },
  ],
  bets: ['Every spin', 'Bought respins'],
} as const satisfies GameInfo;
