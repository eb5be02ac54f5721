/**
 * `npx tsx tools/new-gateway.ts <path> "<Name>" [--dialect hmac|digest|jws|signed-header|sorted-fields]
 * [--presentation redirect|form|widget|qr|frame|address]
 * [--kind card|e-wallet|bank] [--payouts "back to the deposit"|e-wallet]`: generates a gateway that passes the suite, as a
 * starting point. The last two dialects are profiles of the hosted checkout.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { scaffoldGateway } from './new-gateway/scaffold.ts';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dialect: { type: 'string' },
    presentation: { type: 'string' },
    kind: { type: 'string' },
    payouts: { type: 'string' },
  },
});
const [word = '', name = ''] = positionals;
const result = scaffoldGateway(root, { path: word, name, ...values });
if (!result.ok) {
  console.error(result.message);
  process.exit(1);
}
// In a separate process, because this one loaded the registry before the new line was added.
const tsx = fileURLToPath(import.meta.resolve('tsx/cli'));
execFileSync(process.execPath, [tsx, path.join(root, 'tools/settings-table.ts')], { cwd: root, stdio: 'inherit' });
for (const file of result.files) console.log(path.relative(root, file));
