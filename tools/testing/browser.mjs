/** Finds the Chromium that the journeys drive: CHROME_PATH, then PATH, then Playwright's cache; else installs Debian's. */
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { Refusal, timed } from '../start/console.mjs';
import { runProgram } from '../start/run-program.mjs';

/** The same browser without the frames of its windows, which it would paint for nobody: a page costs it a quarter less. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const programs = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const isProgram = (/** @type {string} */ file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (/** @type {string[]} */ names) => {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return names.flatMap((program) => folders.map((folder) => path.join(folder, program))).find(isProgram);
};

const isDebian = () =>
  existsSync('/etc/os-release') && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));

const installed = async () => {
  if (process.getuid?.() !== 0 || !isDebian()) {
    throw new Refusal(
      'The journeys need Chromium and none was found: install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or set CHROME_PATH.',
    );
  }
  const install = async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const take = (/** @type {string[]} */ args) => runProgram('apt-get', args, { cwd: '/', env });
    const add = ['install', '-y', '--no-install-recommends'];
    for (const args of [['update'], [...add, 'chromium', 'fonts-liberation']]) {
      const { code, output } = await take(args);
      if (code === 0) continue;
      throw new Refusal(
        `apt-get ${args[0]} failed, set CHROME_PATH instead:\n${output.trim().split('\n').slice(-5).join('\n')}`,
      );
    }
    // Not every distribution has it, and all goes without it.
    await take([...add, ...shells.slice(0, 1)]);
  };
  // Standard output belongs to the caller, and may be JSON.
  await timed('installing Chromium (apt-get, a few minutes, only this time)', install, (line) =>
    process.stderr.write(`${line}\n`),
  );
  const found = onPath(programs);
  if (found === undefined) throw new Refusal('Chromium was installed but is not on the PATH: set CHROME_PATH.');
  return found;
};

/** @returns {Promise<string>} the path of an executable */
export const browserPath = async () => {
  const given = process.env['CHROME_PATH'];
  if (given !== undefined && given !== '') {
    if (!isProgram(given)) throw new Refusal(`CHROME_PATH is ${given}, which is not a program.`);
    return given;
  }
  const cached = chromium.executablePath();
  return onPath(programs) ?? (isProgram(cached) ? cached : await installed());
};

/** @returns {Promise<string>} the one for tests, which look at pages alone; measurements are taken with the whole browser */
export const testBrowserPath = async () => {
  if ((process.env['CHROME_PATH'] ?? '') !== '') return browserPath();
  const shell = onPath(shells);
  if (shell !== undefined) return shell;
  const found = await browserPath();
  return onPath(shells) ?? found;
};
