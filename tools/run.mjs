/** `node tools/run.mjs NAME [arguments]`: runs one of the project's TypeScript programs, with its packages installed. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { onSupportedNode } from './start/node-version.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** @type {Record<string, string>} */
const programs = {
  audit: 'tools/audit.ts',
  bench: 'bench/main.ts',
  'bench:live': 'bench/live.ts',
  'bench:search': 'bench/search.ts',
  budgets: 'bench/budgets.ts',
  conformance: 'tools/conformance.ts',
  frames: 'bench/frames.ts',
  fuzz: 'tests/faults/fuzz.ts',
  'account-enumeration': 'bench/account-enumeration.ts',
  prove: 'tools/prove-rtp.ts',
  'renew-operator': 'tools/renew-operator.ts',
  'operator-email': 'tools/operator-email.ts',
  'simulate-bonus': 'tools/outcomes/simulate-bonus.ts',
  'rotate-secrets': 'tools/rotate-secrets.ts',
  sbom: 'tools/sbom.ts',
  drill: 'tests/faults/drill.ts',
  soak: 'tests/faults/soak.ts',
};

const run = async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const program = programs[name];
  if (program === undefined || !existsSync(path.join(root, program))) {
    process.stderr.write(`There is no program "${name}". Known: ${Object.keys(programs).join(', ')}.\n`);
    process.exit(1);
  }
  const tsx = createRequire(import.meta.url).resolve('tsx/cli');
  const child = spawn(process.execPath, [tsx, program, ...args], { cwd: root, stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal));
  // Ctrl-C reaches the program itself, which is in our group.
  process.on('SIGINT', () => undefined);
  child.once('exit', (code) => process.exit(code ?? 1));
};

onSupportedNode(run);
