/** What `npm test` does, on a Node that can. */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { guardProcess } from '../postgres/guard.mjs';
import { newMemoryFolder } from '../postgres/memory-folder.mjs';
import { Refusal, say } from '../start/console.mjs';
import { prepare } from '../start/prepare.mjs';
import { whenNpmIsEnded } from '../start/npm-end.mjs';
import { endPrograms } from '../start/run-program.mjs';
import { totalsOf } from './report.mjs';
import { vitestCli } from './vitest-cli.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

const [pictures, long] = ['--pictures', '--long'];
const slowest = 10;

const finish = (/** @type {number} */ passed, /** @type {number} */ failed) => {
  say(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
};

const seconds = (/** @type {number} */ amount) => amount.toFixed(1).padStart(7);

/** User and system time of everything that has ended below this process, in Linux's hundredths; undefined elsewhere. */
const cpuSecondsBelow = () => {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[13]) + Number(fields[14])) / 100;
  } catch {
    return undefined;
  }
};

/** Of every process of the machine: a browser's pages are in no other count, because it does not wait for their end. */
const machineSeconds = () =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1000;
const machineBefore = machineSeconds();

const tell = (/** @type {import('./report.mjs').Report} */ { files, failures, secondTries }) => {
  say('The projects, in seconds of their files one after another:');
  for (const total of totalsOf(files))
    say(`${seconds(total.seconds)}  ${total.name.padEnd(8)} ${total.files} files, ${total.tests} tests`);
  say('The slowest files, in seconds:');
  for (const file of files.toSorted((a, b) => b.seconds - a.seconds).slice(0, slowest))
    say(`${seconds(file.seconds)}  ${file.name}`);
  const cpu = cpuSecondsBelow();
  if (cpu !== undefined)
    say(`CPU time of the run and all that it started, pages of browsers aside: ${cpu.toFixed(0)} s`);
  say(`CPU time of the whole machine meanwhile: ${(machineSeconds() - machineBefore).toFixed(0)} s`);
  for (const name of secondTries) say(`passed at its second try only: ${name}`);
  for (const name of failures) say(`failed: ${name}`);
};

const runTests = async (/** @type {string} */ browser) => {
  const folder = newMemoryFolder('carmine-run-');
  const file = path.join(folder, 'report.json');
  const given = process.argv.slice(2);
  const end = new URL('end-with-parent.mjs', import.meta.url).href;
  const args = ['--import', end, vitestCli(), 'run', ...given.filter((arg) => arg !== pictures && arg !== long)];
  const env = {
    ...process.env,
    // Independent of the caller's colours and NODE_ENV.
    ...{ CHROME_PATH: browser, NODE_ENV: 'test', TEST_REPORT: file },
    // Profiles of browsers, documents, chains: nothing of it is worth a disk.
    TMPDIR: folder,
    ...(given.includes(pictures) ? { PICTURES: '1' } : {}),
    ...(given.includes(long) ? { TESTS: 'long' } : {}),
  };
  // The channel tells the child when this process is gone.
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const guard = guardProcess(child.pid ?? -1, 'TERM', folder);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  whenNpmIsEnded(['test'], () => child.kill('SIGTERM'));
  const { code, signal } = await new Promise((resolve) =>
    child.once('exit', (status, by) => resolve({ code: status, signal: by })),
  );
  try {
    /** @type {import('./report.mjs').Report} */
    const report = JSON.parse(readFileSync(file, 'utf8'));
    tell(report);
    return { passed: report.passed, failed: code === 0 ? report.failed : Math.max(1, report.failed) };
  } catch {
    say(
      `The test runner ended without a report: ${signal === null ? `exit code ${code}` : `by the signal ${signal}`}.`,
    );
    return { passed: 0, failed: 1 };
  } finally {
    guard.dismiss();
    rmSync(folder, { recursive: true, force: true });
  }
};

process.once('SIGTERM', endPrograms);
try {
  await prepare(root);
  // Only now: it needs an installed package.
  const { testBrowserPath } = await import('./browser.mjs');
  const { passed, failed } = await runTests(await testBrowserPath());
  finish(passed, failed);
} catch (error) {
  const { message, stack } = /** @type {Error} */ (error);
  process.stderr.write(`${error instanceof Refusal ? message : stack}\n`);
  finish(0, 1);
}
