/**
 * `npm run cluster`: the product on a primary with a synchronous standby, two servers and two workers behind one address, all on this machine.
 * `npm run cluster -- failover`: kills its primary.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { onSupportedNode } from '../start/node-version.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

const drill = async () => {
  const { readSettings } = await import('../start/settings.mjs');
  const { failover } = await import('./failover.mjs');
  await failover(readSettings(process.env, root)).catch((/** @type {Error} */ error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
};

onSupportedNode(async () => {
  if (process.argv[2] === 'failover') return drill();
  const { start } = await import('../start/stages.mjs');
  // Imported once the packages are installed.
  return start(async (settings) => (await import('./layout.mjs')).clusterLayout(settings));
});
