/** `node tools/run.mjs NAME [arguments]`: runs one of the project's TypeScript programs with its packages in place. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepare } from './start/prepare.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** @type {Record<string, { file: string, built?: true }>} */
const programs = {
  audit: { file: 'tools/audit.ts' },
  bench: { file: 'bench/main.ts' },
  budgets: { file: 'bench/budgets.ts', built: true },
  prove: { file: 'tools/prove-rtp.ts' },
  soak: { file: 'tests/faults/soak.ts', built: true },
};

const [name = '', ...args] = process.argv.slice(2);
const program = programs[name];
if (program === undefined || !existsSync(path.join(root, program.file))) {
  process.stderr.write(`There is no program "${name}". Known: ${Object.keys(programs).join(', ')}.\n`);
  process.exit(1);
}
// Answers for other programs go to the standard output: what we say on the way must not.
if (program.built) await prepare(root, (line) => process.stderr.write(`${line}\n`));
const tsx = createRequire(import.meta.url).resolve('tsx/cli');
const child = spawn(process.execPath, [tsx, program.file, ...args], { cwd: root, stdio: 'inherit' });
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal));
// Ctrl-C reaches the program itself, which is in our group.
process.on('SIGINT', () => undefined);
child.once('exit', (code) => process.exit(code ?? 1));
