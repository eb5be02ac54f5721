/**
 * `npx tsx tools/outcomes/count-deals.ts <game> [--check]`: counts how the rounds of a game with an ante end under its published strategy,
 * where that takes minutes, and stores it beside the newest version of its maths, or compares it with what is stored.
 */
import { execFileSync } from 'node:child_process';
import { isDeepStrictEqual } from 'node:util';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StoredEnds } from '../../packages/games/src/cards/ante/ante-round.ts';
import { gameById } from '../../packages/games/src/index.ts';

const [id = '', option] = process.argv.slice(2);
const game = gameById(id);
if (game === undefined) throw new Error(`There is no game ${id}`);
const part = (name: string) =>
  new URL(`../../packages/games/src/${id}/versions/${game.version}-${name}.ts`, import.meta.url);
const { countEnds } = (await import(part('enumeration').href)) as { countEnds: () => StoredEnds<string>['ends'] };
const ends = countEnds();

if (option === '--check') {
  const { stored } = (await import(part('counts').href)) as { stored: StoredEnds<string> };
  if (!isDeepStrictEqual(stored, { mathVersion: game.mathVersion, ends }))
    throw new Error(`${id}: what is stored is not what is counted`);
  console.log(`${id}: what is stored is what is counted`);
} else {
  const file = fileURLToPath(part('counts'));
  writeFileSync(
    file,
    `/** How often a round ends each way under the published strategy. Written by \`tools/outcomes/count-deals.ts\`. */
import type { StoredEnds } from '../../cards/ante/ante-round.ts';
import type { HandClass } from './${game.version}-hands.ts';

export const stored: StoredEnds<HandClass> = {
  mathVersion: '${game.mathVersion}',
  ends: [
${ends.map(({ hand, outcome, deals }) => `    { hand: '${hand}', outcome: '${outcome}', deals: ${`${deals}`.replaceAll(/\B(?=(\d{3})+$)/g, '_')} },`).join('\n')}
  ],
};
`,
  );
  execFileSync(fileURLToPath(new URL('../../node_modules/.bin/oxfmt', import.meta.url)), [file], { stdio: 'inherit' });
}
