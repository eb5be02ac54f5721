/**
 * Ends PostgreSQL when its starter dies: a detached shell reads a pipe held by the starter, and acts when the pipe closes, however the
 * starter ended.
 */
import { spawn } from 'node:child_process';

const script =
  'read -r _; kill -s "$1" "$2"; if [ -n "$3" ]; then n=0; while kill -0 "$2" && [ $n -lt 30 ]; do sleep 1; n=$((n+1)); done; rm -rf -- "$3"; fi';

/**
 * Sends `signal` to `pid` when this process ends, and then, once it is gone, removes a throw-away folder.
 * @param {number} pid
 * @param {'INT' | 'QUIT' | 'TERM'} signal
 * @param {string} [folder]
 * @returns {{ dismiss: () => void }}
 */
export const guardProcess = (pid, signal, folder = '') => {
  if (process.platform === 'win32') return { dismiss: () => undefined };
  const guard = spawn('/bin/sh', ['-c', script, 'carmine-guard', signal, String(pid), folder], {
    detached: true,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  guard.on('error', () => undefined);
  guard.stdin.on('error', () => undefined);
  // The open pipe must not keep this process alive.
  /** @type {import('node:net').Socket} */ (/** @type {unknown} */ (guard.stdin)).unref();
  return { dismiss: () => guard.kill('SIGKILL') };
};
