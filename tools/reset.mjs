/** `npm run reset`: empties the data folder, so that the next start is a first start. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { livingRun } from './start/run-record.mjs';
import { readSettings } from './start/settings.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const { dataDir } = readSettings(process.env, root);

/** Contents created by a start. Everything else in the folder is kept. */
const ours = ['postgres', 'sandbox', 'signer', 'cluster', 'papers', 'evidence', 'logs', 'secrets.key', 'running.json'];

const fail = (/** @type {string} */ sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

const living = livingRun(dataDir);
if (living !== undefined) fail(`Carmine runs on ${dataDir} (pid ${living.supervisor.pid}): stop it first.`);

const pointer = path.join(dataDir, 'postgres', 'location');
if (existsSync(pointer)) {
  const place = readFileSync(pointer, 'utf8').trim();
  if (/^\/var\/tmp\/carmine-data-\w+$/.test(place)) rmSync(place, { recursive: true, force: true });
}
for (const name of ours) rmSync(path.join(dataDir, name), { recursive: true, force: true });
process.stdout.write(`${dataDir} is empty: the next start is a first one.\n`);
