/** Rules and texts of Foundry Nine for players. */
import type { GameInfo } from '../game-module.ts';

export const info = {
  rules: [
    {
      title: 'How it works',
      text: [
        'Six reels, and no lines. With each spin every reel draws how many symbols it shows, from 2 to 7. A symbol pays for being on at least three reels next to each other from the left, wherever it is on them.',
        'It pays once for each way to choose one of its cells on every one of these reels. Six reels of seven symbols have 117,649 ways.',
        'Every cell draws its symbol on its own; each reel has its own chances. The wild stands for every symbol except the furnace. It is on the four reels in the middle, and never on the first or the last one.',
      ],
    },
    {
      title: 'Every win melts and drops',
      text: [
        'What has won melts, what is above it falls, and new symbols drop in until the reels are as high as before. If symbols win again, they melt again, until nothing wins any more.',
        'The first of nine furnaces burns from the start, and each drop that pays lights the next one. Wins count as many times as the last furnace that burns says: ×1, ×2, ×3, ×4, ×6, ×10, ×16, ×25 or ×60. With the next paid spin they go out.',
      ],
    },
    {
      title: 'Free spins',
      text: [
        'The furnace is the scatter and never melts. Four, five or more in view when nothing wins any more pay 3, 10 or, from six on, 50 times the stake and award 12, 16 or 20 free spins.',
        'In free spins no furnace goes out: the multiplier only rises, from the first free spin to the last one. Three, four, five or more furnaces in one free spin award 4, 6, 8 or 10 further ones, and pay as before.',
        'Free spins are drawn and settled together with the paid spin, in one step. What you see afterwards is a replay of a settled result: if the connection drops or you leave, nothing is lost and the replay continues where it stopped.',
      ],
    },
    {
      title: 'What it pays',
      text: [
        'Pays are multiples of the stake for one way. Several ways of a symbol, and several symbols, are added together.',
        'The most a round can pay is 20,000 times the stake. It ends as soon as that is reached: of the 2,000,000,000 rounds that the return was counted in, 17 did. The return already takes this limit into account.',
        'The return of cascades has no closed form: it was counted in rounds that were played, and its standard error is published with it. So was the chance of the free spins. The return of the first drop is computed exactly, and the count agrees with it.',
        'The payout of each round is rounded down to the smallest unit of your currency.',
      ],
    },
    {
      title: 'Fair rounds',
      text: [
        'The heights of the reels and the cells are drawn from a server seed that is fixed and published as a hash before you bet, your client seed and the round number. Neither your stake nor any earlier round changes them.',
        'If the game malfunctions, the affected rounds are void and their stakes are returned.',
      ],
    },
  ],
  paytable: [
    { name: 'Bell on 6 / 5 / 4 / 3 reels, each way', pays: '20× / 6× / 2.5× / 1×' },
    { name: 'Propeller on 6 / 5 / 4 / 3 reels, each way', pays: '6× / 2× / 0.8× / 0.4×' },
    { name: 'Anchor on 6 / 5 / 4 / 3 reels, each way', pays: '3× / 1.2× / 0.5× / 0.3×' },
    { name: 'Gear on 6 / 5 / 4 / 3 reels, each way', pays: '2.5× / 1× / 0.4× / 0.2×' },
    { name: 'Valve on 6 / 5 / 4 / 3 reels, each way', pays: '2× / 0.75× / 0.3× / 0.15×' },
    { name: 'Ingot on 6 / 5 / 4 / 3 reels, each way', pays: '1× / 0.4× / 0.25× / 0.1×' },
    { name: 'Nut on 6 / 5 / 4 / 3 reels, each way', pays: '1× / 0.4× / 0.2× / 0.1×' },
    { name: 'Horseshoe on 6 / 5 / 4 / 3 reels, each way', pays: '0.6× / 0.25× / 0.1× / 0.05×' },
    { name: 'Bolt on 6 / 5 / 4 / 3 reels, each way', pays: '0.6× / 0.25× / 0.1× / 0.05×' },
    { name: 'Furnace anywhere, 6 / 5 / 4', pays: '50× / 10× / 3× and 20 / 16 / 12 free spins', chance: '1 in 272' },
  ],
  bets: ['Every spin'],
} as const satisfies GameInfo;
