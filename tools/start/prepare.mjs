/** Brings the checkout into the state that can be run: packages installed, everything built. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withCheckout } from './checkout-lock.mjs';
import { Refusal, say, timed } from './console.mjs';
import { fingerprint } from './fingerprint.mjs';
import { install, isInstalled } from './install.mjs';
import { runProgram } from './run-program.mjs';

const buildAgain = async (/** @type {string} */ root) => {
  const { code, output } = await runProgram(process.execPath, [path.join(root, 'tools', 'build.mjs')], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code === 0) return;
  if (output.includes('ENOSPC')) throw new Refusal('The disk is full: the build could not be written.');
  throw new Refusal(`The build failed:\n${output.trim().split('\n').slice(-30).join('\n')}`);
};

/**
 * @param {string} root
 * @param {(line: string) => void} tell
 */
export const prepare = async (root, tell = say) => {
  if (isInstalled(root) && isBuilt(root)) return;
  await withCheckout(root, tell, async () => {
    if (!isInstalled(root))
      await timed('installing packages (about a minute, only this time)', () => install(root), tell);
    const stamp = stampOf(root);
    if (isBuilt(root)) return;
    rmSync(stamp, { force: true });
    const now = fingerprint(root);
    await timed('building', () => buildAgain(root), tell);
    mkdirSync(path.dirname(stamp), { recursive: true });
    writeFileSync(stamp, now);
  });
};

const stampOf = (/** @type {string} */ root) => path.join(root, '.cache', 'built');

const isBuilt = (/** @type {string} */ root) => {
  const stamp = stampOf(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root);
};
