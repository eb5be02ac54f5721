/** Runs another program to its end, and ends it when we are ended. */
import { spawn } from 'node:child_process';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Ends every program that still runs, with what it has started itself. */
export const endPrograms = () => {
  for (const child of running) {
    try {
      if (child.pid !== undefined) process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGTERM');
    } catch {
      // It ended in between.
    }
  }
};

/**
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ code: number, output: string }>} what it wrote to both streams
 */
export const runProgram = (program, args, { cwd, env = process.env }) =>
  new Promise((resolve, reject) => {
    const windows = process.platform === 'win32';
    const child = spawn(program, args, {
      cwd,
      env,
      detached: !windows,
      shell: program.endsWith('.cmd'),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    const keep = (/** @type {string} */ text) => (output += text);
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
