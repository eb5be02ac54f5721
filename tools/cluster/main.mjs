/**
 * `npm run cluster`: the product on a primary with a synchronous standby, two servers and two workers behind one address, all on this machine.
 * `npm run cluster -- failover`: kills its primary. `npm run cluster -- release`: replaces servers and workers one by one.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { onSupportedNode } from '../start/node-version.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** @type {Record<string, () => Promise<(settings: import('../start/settings.mjs').Settings) => Promise<void>>>} */
const drills = {
  failover: async () => (await import('./failover.mjs')).failover,
  release: async () => (await import('./release.mjs')).release,
};

const run = async (/** @type {string} */ name) => {
  const { readSettings } = await import('../start/settings.mjs');
  try {
    const drill = await drills[name]?.();
    if (drill === undefined) throw new Error(`There is no drill "${name}". Known: ${Object.keys(drills).join(', ')}.`);
    await drill(readSettings(process.env, root));
  } catch (error) {
    process.stderr.write(`${/** @type {Error} */ (error).message}\n`);
    process.exitCode = 1;
  }
};

onSupportedNode(async () => {
  const name = process.argv[2];
  if (name !== undefined) return run(name);
  const { start } = await import('../start/stages.mjs');
  // Imported once the packages are installed.
  return start(async (settings) => (await import('./layout.mjs')).clusterLayout(settings));
});
