/** `npx tsx tools/new-game.ts <id> "<Name>"`: a playable game of one coin, to be turned into the wanted one. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { scaffoldGame } from './new-game/scaffold.ts';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const [id = '', name = ''] = process.argv.slice(2);
const result = scaffoldGame(path.join(root, 'packages/games/src'), { id, name });
if (!result.ok) {
  console.error(result.message);
  process.exit(1);
}
// In a process of its own: the registry of this one was loaded before the new line stood in it.
const tsx = fileURLToPath(import.meta.resolve('tsx/cli'));
execFileSync(process.execPath, [tsx, path.join(root, 'tools/lock-games.ts')], { cwd: root, stdio: 'inherit' });
for (const file of result.files) console.log(path.relative(root, file));
