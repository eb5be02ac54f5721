/** A Node process of the product: started with an IPC channel, ready when it reports so, ended by SIGTERM. */
import { spawn } from 'node:child_process';
import { closeSync, fstatSync, openSync } from 'node:fs';
import { lastWords } from './log-file.mjs';

/**
 * @typedef {object} Running
 * @property {number} pid
 * @property {Promise<string>} ended how it ended, in words
 * @property {() => Promise<void>} stop
 */
/**
 * `signal` ends a start that is under way: it rejects once nothing of it is left. `again` is for one that died: it waits for
 * the database, which a first start says is missing.
 */
/** @typedef {{ name: string, start: (signal: AbortSignal, again: boolean) => Promise<Running> }} Part */

const readyWithinMs = 60_000;
const stopWithinMs = 15_000;

/**
 * @param {{ name: string, script: string, args?: string[], nodeArgs?: string[], env: Record<string, string>, cwd: string, log: string,
 *   notice: (text: string) => void }} options
 * @returns {Part}
 */
export const nodePart = ({ name, script, args = [], nodeArgs = [], env, cwd, log, notice }) => ({
  name,
  start: (signal, again) =>
    new Promise((resolve, reject) => {
      const output = openSync(log, 'a', 0o600);
      const offset = fstatSync(output).size;
      // Detached, so that Ctrl-C only reaches the supervisor, which ends the parts in order.
      const child = spawn(process.execPath, [...nodeArgs, script, ...args], {
        ...{ cwd, env: again ? { ...env, WAIT_FOR_DATABASE: '1' } : env, detached: true },
        stdio: ['ignore', output, output, 'ipc'],
      });
      closeSync(output);
      let ready = false;
      /** @type {Promise<string>} */
      const ended = new Promise((tell) => {
        child.once('error', (error) => tell(error.message));
        child.once('exit', (code, cause) => tell(cause === null ? `exit code ${code}` : `signal ${cause}`));
      });
      const slow = setTimeout(() => {
        child.kill('SIGKILL');
        reject(new Error(`${name} was not ready after ${readyWithinMs / 1000} s: see ${log}.`));
      }, readyWithinMs);
      const stop = async () => {
        const stuck = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
        child.kill('SIGTERM');
        await ended;
        clearTimeout(stuck);
      };
      const giveUp = () => void stop();
      // Only while it starts: what runs is ended in order.
      signal.addEventListener('abort', giveUp);
      const started = () => signal.removeEventListener('abort', giveUp);
      child.on('message', (/** @type {{ type?: string, text?: string }} */ message) => {
        if (message.type === 'notice' && typeof message.text === 'string') notice(message.text);
        // It starts as soon as it can: killing it would not bring the database back.
        if (message.type === 'waiting') {
          clearTimeout(slow);
          notice(`${name} waits: ${message.text}`);
        }
        if (message.type !== 'ready' || ready) return;
        ready = true;
        started();
        clearTimeout(slow);
        resolve({ pid: child.pid ?? -1, ended, stop });
      });
      void ended.then((how) => {
        started();
        clearTimeout(slow);
        if (!ready) reject(new Error(`${name} did not start (${how}): ${lastWords(log, offset)}`));
      });
    }),
});
