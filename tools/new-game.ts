/**
 * `npx tsx tools/new-game.ts <id> "<Name>" --family slots|cards|picks|numbers|wheels`: generates a playable game on the stage of its
 * family, as a starting point.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { finishGames, scaffoldGame } from './new-game/scaffold.ts';
import type { Family } from './new-game/templates.ts';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const { values, positionals } = parseArgs({ allowPositionals: true, options: { family: { type: 'string' } } });
const [id = '', name = ''] = positionals;
const result = scaffoldGame(root, { id, name, family: values.family as Family });
if (!result.ok) {
  console.error(result.message);
  process.exit(1);
}
finishGames(root, result.files);
for (const file of result.files) console.log(path.relative(root, file));
