/**
 * `npx tsx tools/outcomes/count-outcomes.ts <game> [--rounds 20000000] [--seed 1]`: plays that many rounds of each published bet of a game by its real
 * rules and stores how they ended beside its version; `npm run format` afterwards. For games whose outcomes do not follow from `payoutsOf`.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gameById } from '../../packages/games/src/index.ts';
import { countOutcomes, outcomesText } from '../../packages/games/testing/count-outcomes.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '20000000' }, seed: { type: 'string', default: '1' } },
});
const [id = ''] = positionals;
const game = gameById(id);
if (game === undefined) throw new Error(`There is no game ${id}`);
const counted = countOutcomes(game, parseInt(values.rounds, 10), parseInt(values.seed, 10));
const file = new URL(`../../packages/games/src/${id}/versions/${game.version}.outcomes.json`, import.meta.url);
writeFileSync(file, outcomesText(counted));
