/** What `npm test` does, on a Node that can. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Refusal } from '../start/console.mjs';
import { prepare } from '../start/prepare.mjs';
import { endPrograms } from '../start/run-program.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

const finish = (/** @type {number} */ passed, /** @type {number} */ failed) => {
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
};

/** The runner's own count; a test file that could not even be read counts as one failed test. */
const countsOf = (/** @type {string} */ report) => {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const broken = testResults.filter(
    (/** @type {{ status: string, assertionResults: { status: string }[] }} */ { status, assertionResults }) =>
      status === 'failed' && assertionResults.every((one) => one.status !== 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
};

const runTests = async (/** @type {string} */ browser) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'carmine-report-'));
  const report = path.join(folder, 'report.json');
  const manifest = createRequire(import.meta.url).resolve('vitest/package.json');
  const cli = path.join(path.dirname(manifest), JSON.parse(readFileSync(manifest, 'utf8')).bin.vitest);
  const args = [
    cli,
    'run',
    ...process.argv.slice(2),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  // The colours and NODE_ENV of the caller's shell must not decide what the tests see.
  const env = { ...process.env, CHROME_PATH: browser, NODE_ENV: 'test' };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGINT', () => undefined);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  try {
    const { passed, failed } = countsOf(report);
    return { passed, failed: code === 0 ? failed : Math.max(1, failed) };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

process.once('SIGTERM', endPrograms);
try {
  await prepare(root);
  // Only now: it needs an installed package.
  const { browserPath } = await import('./browser.mjs');
  const { passed, failed } = await runTests(await browserPath());
  finish(passed, failed);
} catch (error) {
  const { message, stack } = /** @type {Error} */ (error);
  process.stderr.write(`${error instanceof Refusal ? message : stack}\n`);
  finish(0, 1);
}
