/**
 * `npx tsx tools/outcomes/count-holds.ts jacks-or-better`: counts how the rounds of a game of video poker end under the best strategy, and
 * stores it beside the newest version of its maths. The game's test counts again.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gameById } from '../../packages/games/src/index.ts';
import type { VideoPoker } from '../../packages/games/src/video-poker/machine.ts';
import { countAgain } from '../../packages/games/src/video-poker/proof.ts';

const [id = ''] = process.argv.slice(2);
const game = gameById(id);
if (game === undefined) throw new Error(`There is no game ${id}`);
const folder = new URL(`../../packages/games/src/${id}/versions/`, import.meta.url);
const { machine } = (await import(new URL(`${game.version}-hands.ts`, folder).href)) as { machine: VideoPoker };
const { fewer, five } = countAgain(machine);
const file = fileURLToPath(new URL(`${game.version}-counts.ts`, folder));
writeFileSync(
  file,
  `/** How rounds end under the best strategy, by row of the paytable, the first for nothing. Written by \`tools/outcomes/count-holds.ts\`. */
import type { StoredCounts } from '../../video-poker/payouts.ts';

export const counts: StoredCounts = {
  mathVersion: '${game.mathVersion}',
  fewer: [${fewer.join(', ')}],
  five: [${five.join(', ')}],
};
`,
);
const oxfmt = fileURLToPath(new URL('../../node_modules/.bin/oxfmt', import.meta.url));
execFileSync(oxfmt, [file], { stdio: 'inherit' });
