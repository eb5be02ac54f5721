/** Rules and texts of Glass Menagerie for players. */
import type { GameInfo } from '../game-module.ts';

export const info = {
  rules: [
    {
      title: 'How it works',
      text: [
        'Six columns of five cells, and no lines: five or more of the same animal that touch at their sides are a cluster and pay together, wherever they are. Corners do not count.',
        'Every cell draws its animal on its own. Each animal has a chance of its own in a cell, the same in every cell.',
        'The wild belongs to every cluster it touches, and can belong to several. It stands for every animal, not for the flower.',
      ],
    },
    {
      title: 'Every win breaks and drops',
      text: [
        'The animals of all clusters break, what is above them falls, and new ones drop in from above. If clusters pay again, they break again, until nothing wins any more.',
        'The first wins of a spin count once. With each drop that pays the multiplier of the next one doubles: ×2, ×4, ×8 and ×16, where it stays until the spin ends.',
      ],
    },
    {
      title: 'Free spins',
      text: [
        'The flower is the scatter and never breaks. Three, four or more in view when nothing wins any more pay 3, 5 or, from five on, 20 times the stake and award 10, 12 or 15 free spins.',
        'In free spins the multiplier is kept from spin to spin, and there are more wilds. Three, four or more flowers in one free spin award 3, 4 or 5 further ones, and pay as before.',
        'Free spins are drawn and settled together with the paid spin, in one step. What you see afterwards is a replay of a settled result: if the connection drops or you leave, nothing is lost and the replay continues where it stopped.',
      ],
    },
    {
      title: 'What it pays',
      text: [
        'The most a round can pay is 10,000 times the stake. It ends as soon as that is reached: of the 2,000,000,000 rounds that the return was counted in, none did. The return already takes this limit into account.',
        'The return of cascades has no closed form: it was counted in rounds that were played, and its standard error is published with it. So was the chance of the free spins. The return of the first drop is computed exactly, and the count agrees with it.',
        'The payout of each round is rounded down to the smallest unit of your currency.',
      ],
    },
    {
      title: 'Fair rounds',
      text: [
        'The cells are drawn from a server seed that is fixed and published as a hash before you bet, your client seed and the round number. Neither your stake nor any earlier round changes them.',
        'If the game malfunctions, the affected rounds are void and their stakes are returned.',
      ],
    },
  ],
  paytable: [
    { name: 'Cardinal, cluster of 5 / 8 / 11 / 16 / 20', pays: '1.6× / 5.5× / 22.5× / 200× / 500×' },
    { name: 'Fox, cluster of 5 / 8 / 11 / 16 / 20', pays: '1.1× / 4× / 17.5× / 150× / 400×' },
    { name: 'Butterfly, cluster of 5 / 8 / 11 / 16 / 20', pays: '0.8× / 2.9× / 11.5× / 100× / 260×' },
    { name: 'Frog, cluster of 5 / 8 / 11 / 16 / 20', pays: '0.6× / 2.1× / 8.5× / 70× / 200×' },
    { name: 'Whale, cluster of 5 / 8 / 11 / 16 / 20', pays: '0.35× / 1.45× / 5.8× / 48× / 130×' },
    { name: 'Seahorse, cluster of 5 / 8 / 11 / 16 / 20', pays: '0.3× / 1.1× / 4.5× / 38× / 100×' },
    { name: 'Flower anywhere, 5 / 4 / 3', pays: '20× / 5× / 3× and 15 / 12 / 10 free spins', chance: '1 in 239' },
  ],
  bets: ['Every spin'],
} as const satisfies GameInfo;
