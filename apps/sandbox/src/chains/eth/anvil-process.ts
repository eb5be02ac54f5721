/** A running anvil: mines only on request, ends with this process however it ends, and logs nothing (it would print keys). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface Anvil {
  /** The answer's `result`. Throws `ChainError` on a JSON-RPC error, `Error` if it is unreachable. */
  call(method: string, params?: readonly unknown[]): Promise<unknown>;
  /** Forwards a JSON-RPC document; returns the answer as text. */
  forward(document: string): Promise<string>;
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

export class ChainError extends Error {}

const readyWithinMs = 10_000;
/** Reads a pipe that this process holds, and kills anvil when the pipe closes. */
const guardScript = 'read -r _; kill -s KILL "$1"';

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
};

const guard = (pid: number): (() => void) => {
  if (process.platform === 'win32') return () => undefined;
  const child = spawn('/bin/sh', ['-c', guardScript, 'carmine-guard', String(pid)], {
    detached: true,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.unref();
  child.on('error', () => undefined);
  child.stdin.on('error', () => undefined);
  // The pipe must not keep this process alive; it is a socket, whatever its type says.
  (child.stdin as unknown as Socket).unref();
  return () => child.kill('SIGKILL');
};

/** `stateFile`: dumped by an earlier process. */
export const startAnvil = async (binary: string, stateFile: string | undefined): Promise<Anvil> => {
  const port = await freePort();
  const state = stateFile === undefined ? [] : ['--load-state', stateFile];
  const args = ['--port', String(port), '--quiet', '--no-mining', '--accounts', '1', '--balance', '1000000', ...state];
  const child = spawn(binary, args, { stdio: 'ignore', detached: true });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const dismiss = guard(child.pid ?? -1);
  let over = false;
  void ended.then(() => {
    over = true;
    dismiss();
  });

  const forward = async (document: string): Promise<string> => {
    const response = await fetch(`http://127.0.0.1:${port}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: document,
    });
    return response.text();
  };
  const call = async (method: string, params: readonly unknown[] = []): Promise<unknown> => {
    const text = await forward(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }));
    const answer = JSON.parse(text) as { result?: unknown; error?: { message?: string } };
    if (answer.error !== undefined) throw new ChainError(answer.error.message ?? 'refused');
    return answer.result;
  };

  const giveUpAt = Date.now() + readyWithinMs;
  while (
    !(await call('eth_blockNumber').then(
      () => true,
      () => false,
    ))
  ) {
    if (over || Date.now() > giveUpAt) throw new Error('anvil did not start');
    await pause(25);
  }
  return {
    call,
    forward,
    ended,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
};
