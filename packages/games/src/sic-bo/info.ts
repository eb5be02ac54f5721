/** What players read about Sic Bo. */
import type { GameInfo } from '../game-module.ts';

export const info = {
  rules: [
    {
      title: 'How it works',
      text: [
        'Place chips on the layout and throw. Three dice tumble under the dome; each of the 216 throws is equally likely, in every round.',
        'The stake in the bar is the value of one chip. Choose how many you place with a press from the rack; all chips together are your stake for the round.',
      ],
    },
    {
      title: 'The bets',
      text: [
        'Small wins with a total of 4 to 10, big with 11 to 17, odd and even with such a total. All four lose when the three dice are alike.',
        'A total wins when the dice add up to it. Two numbers win when both are shown, a double when at least two dice show its number, a triple when all three do; any triple wins with whichever three alike.',
        'A single number pays by how many dice show it: 1 to 1, 2 to 1 or 12 to 1.',
      ],
    },
    {
      title: 'What it pays',
      text: [
        'Winning chips stay yours and come back with what they win. The returns are counted exactly, over all 216 throws: small, big, odd, even and two numbers 97.22%, a single number 96.29%, totals 87.50% to 92.59%, a double or any triple 88.88%, a given triple 83.79%.',
        'No system of betting changes these returns: more chips only mean a higher stake.',
        'The payout of each round is rounded down to the smallest unit of your currency. A round that pays back less than you placed in total is a loss, even if one of your chips has won.',
      ],
    },
    {
      title: 'Fair rounds',
      text: [
        'The dice are drawn from a server seed that is fixed and published as a hash before you bet, your client seed and the round number. Neither your chips nor any earlier round changes them. A total that has not come for a long time is not due.',
        'A round cannot be interrupted: stake, dice and payout are settled in one step. If the connection drops, the round counts once and you see its result when you are back.',
        'If the game malfunctions, the affected rounds are void and their stakes are returned.',
      ],
    },
  ],
  paytable: [
    { name: 'Small, big, odd, even', pays: '1 to 1', chance: '105 in 216' },
    { name: 'Two numbers', pays: '6 to 1', chance: '30 in 216' },
    { name: 'Single number, 1, 2 or 3 dice', pays: '1, 2, 12 to 1', chance: '75, 15, 1 in 216' },
    { name: 'Total 10 or 11', pays: '6 to 1', chance: '27 in 216' },
    { name: 'Total 9 or 12', pays: '7 to 1', chance: '25 in 216' },
    { name: 'Total 8 or 13', pays: '8 to 1', chance: '21 in 216' },
    { name: 'Total 7 or 14', pays: '12 to 1', chance: '15 in 216' },
    { name: 'Total 6 or 15', pays: '18 to 1', chance: '10 in 216' },
    { name: 'Total 5 or 16', pays: '31 to 1', chance: '6 in 216' },
    { name: 'Total 4 or 17', pays: '62 to 1', chance: '3 in 216' },
    { name: 'Double', pays: '11 to 1', chance: '16 in 216' },
    { name: 'Any triple', pays: '31 to 1', chance: '6 in 216' },
    { name: 'Triple', pays: '180 to 1', chance: '1 in 216' },
  ],
  bets: [
    'Small or big',
    'Odd or even',
    'Two numbers',
    'Single number',
    'Total 9 or 12',
    'Total 7 or 14',
    'Double',
    'Any triple',
    'Total 5 or 16',
    'Total 6 or 15',
    'Total 8 or 13',
    'Total 10 or 11',
    'Total 4 or 17',
    'Triple',
  ],
} as const satisfies GameInfo;
