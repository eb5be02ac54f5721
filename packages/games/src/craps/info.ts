/** What players read about Craps. */
import type { GameInfo } from '../game-module.ts';

export const info = {
  rules: [
    {
      title: 'How it works',
      text: [
        'Place chips on the layout and roll two dice. The first roll is the come-out roll, and the puck is off. A total of 4, 5, 6, 8, 9 or 10 becomes the point: the puck moves there and is on until the point is rolled again or a 7 comes.',
        'The round goes on, roll by roll, until every chip on the layout has won or lost. Between two rolls you may place further chips, together at most twenty times what the round began with.',
        'The stake in the bar is the value of one chip. All chips together are your stake.',
      ],
    },
    {
      title: 'The bets',
      text: [
        'Pass line, while the puck is off: 7 and 11 win, 2, 3 and 12 lose. Once the puck is on, the point wins and 7 loses. Don’t pass is the other side: 2 and 3 win, 12 returns the chips, 7 and 11 lose; then 7 wins and the point loses.',
        'Come, while the puck is on: a pass line bet of its own that starts with the next roll. If it is not decided at once, it moves to its number.',
        'Odds stand behind the pass line or a come bet once it has a number, and win or lose with it: up to three times its chips on 4 and 10, four times on 5 and 9, five times on 6 and 8.',
        'A place bet wins when its number comes before a 7, and then comes down with its winnings. On 6 and 8 six chips are placed at a time, so that 7 to 6 comes out exactly.',
        'Two and twelve are bets on the next roll alone.',
        'Every bet is always on, on a come-out roll too, and stays on the layout until it is decided.',
      ],
    },
    {
      title: 'What it pays',
      text: [
        'The returns are counted exactly, over every course that the dice can take: don’t pass 98.63%, pass line and come 98.58%, place 6 and 8 98.48%, place 5 and 9 96.00%, place 4 and 10 93.33%, two and twelve 86.11%.',
        'Odds pay exactly what the dice are worth. With full odds, pass line and come return 99.62% of all that is staked on them: odds raise what is at stake, and your loss on average stays that of the line bet.',
        'The highest win that is shown for a bet is that of its own chips. What further chips could pay beside it, at most 31 times each of them, limits what a chip may be worth.',
        'No order of rolls is ever due, and no system of betting changes these returns.',
        'All chips of a round are paid together at its end, rounded down once to the smallest unit of your currency. A round that pays back less than you placed in total is a loss, even if some of its chips have won.',
      ],
    },
    {
      title: 'Fair rounds',
      text: [
        'Every roll is drawn from a server seed that is fixed and published as a hash before the round, your client seed and the round number. Neither your chips nor any earlier roll changes the next one.',
        'If the connection drops, the round waits for you as it stands. After 24 hours the dice roll on with the bets on the layout until it is over; nothing more is staked.',
        'While a bonus is active, all chips of a round count towards the most that it allows, those placed later too.',
        'If the game malfunctions, the affected rounds are void and their stakes are returned.',
      ],
    },
  ],
  paytable: [
    { name: 'Pass line, come', pays: '1 to 1', chance: '244 in 495' },
    { name: 'Don’t pass', pays: '1 to 1', chance: '949 in 1,980' },
    { name: 'Odds on 4 or 10', pays: '2 to 1', chance: '1 in 3' },
    { name: 'Odds on 5 or 9', pays: '3 to 2', chance: '2 in 5' },
    { name: 'Odds on 6 or 8', pays: '6 to 5', chance: '5 in 11' },
    { name: 'Place 4 or 10', pays: '9 to 5', chance: '1 in 3' },
    { name: 'Place 5 or 9', pays: '7 to 5', chance: '2 in 5' },
    { name: 'Place 6 or 8', pays: '7 to 6', chance: '5 in 11' },
    { name: 'Two, twelve', pays: '30 to 1', chance: '1 in 36' },
  ],
  bets: [
    'Pass line',
    'Don’t pass',
    'Place 6 or 8',
    'Place 5 or 9',
    'Place 4 or 10',
    'Two or twelve',
    'Pass line with full odds, of all that is staked',
    'Come with full odds, of all that is staked',
  ],
} as const satisfies GameInfo;
