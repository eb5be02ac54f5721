/**
 * `npx tsx tools/new-game.ts <id> "<Name>" --family slots|cards|picks|numbers|wheels`: generates a playable game on the stage of its
 * family, as a starting point.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { scaffoldGame } from './new-game/scaffold.ts';
import type { Family } from './new-game/templates.ts';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const { values, positionals } = parseArgs({ allowPositionals: true, options: { family: { type: 'string' } } });
const [id = '', name = ''] = positionals;
const result = scaffoldGame(root, { id, name, family: values.family as Family });
if (!result.ok) {
  console.error(result.message);
  process.exit(1);
}
// In a separate process, because this one loaded the registry before the new line was added.
const tsx = fileURLToPath(import.meta.resolve('tsx/cli'));
execFileSync(process.execPath, [tsx, path.join(root, 'tools/lock-games.ts')], { cwd: root, stdio: 'inherit' });
execFileSync(process.execPath, [path.join(root, 'node_modules/oxfmt/bin/oxfmt'), ...result.files], { cwd: root });
for (const file of result.files) console.log(path.relative(root, file));
