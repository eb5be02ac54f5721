/** `npx tsx tools/new-gateway.ts <path> "<Name>"`: a card gateway with a page of its own, to be turned into the wanted one. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { scaffoldGateway } from './new-gateway/scaffold.ts';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const [word = '', name = ''] = process.argv.slice(2);
const result = scaffoldGateway(root, { path: word, name });
if (!result.ok) {
  console.error(result.message);
  process.exit(1);
}
// In a process of its own: the registry of this one was loaded before the new line stood in it.
const tsx = fileURLToPath(import.meta.resolve('tsx/cli'));
execFileSync(process.execPath, [tsx, path.join(root, 'tools/settings-table.ts')], { cwd: root, stdio: 'inherit' });
for (const file of result.files) console.log(path.relative(root, file));
