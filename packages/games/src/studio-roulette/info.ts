/** What players read about Studio Roulette. */
import type { GameInfo } from '../game-module.ts';
import { info as roulette } from '../live-roulette/info.ts';

export const info = {
  rules: [
    {
      title: 'How it works',
      text: [
        'A real wheel in a studio, in front of a camera, for everybody at the table. Place chips on the layout while betting is open; then the studio spins, and the ball lands in one of 37 pockets: the numbers 1 to 36 and a single zero.',
        'The stake in the bar is the value of one chip; all chips together are your stake for the round. Until betting closes you can take a bet back.',
        'Small chips on the layout are the money of the others. Numbers that have not come for a long time are not due.',
      ],
    },
    {
      title: 'What it pays',
      text: [
        roulette.rules[1].text[0],
        'If every pocket is equally likely, every bet returns 97.29% (36/37). No system of betting changes that: more chips only mean a higher stake.',
        roulette.rules[1].text[2],
      ],
    },
    {
      title: 'Studio result',
      text: [
        'The studio signs each result with its Ed25519 key, for this table and this round. You can check that signature in your own browser: it shows that the result was signed with the studio’s key, and that nobody has changed it since.',
        'The result is not fixed beforehand and not calculated from seeds. Whether the wheel is well balanced cannot be checked from here: the studio and its testers answer for that. Only the pocket of the first signed result counts; the camera’s picture is for watching.',
        'The clock of our database decides whether a bet came in time. Once betting has closed, the bets that were taken are settled, also if your connection or the picture is lost.',
        'If no result comes, or results contradict each other, the round is held and your bets stay in it. It ends with the signed result, or two members of our team declare it void together: then every stake is returned. The same happens by itself if our database was away while betting was open.',
      ],
    },
  ],
  paytable: roulette.paytable,
  bets: roulette.bets,
} as const satisfies GameInfo;
