/** Starts the program as it is shipped, for the tests of how it starts and ends. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { othersOutside } from '../../../../tools/bundle/servers.mjs';
import { freePort } from '../../../../tools/postgres/free-port.mjs';
import { testSecretsKey } from './secrets-key.ts';

/** Where it lies when it is shipped: it finds its migrations from there. One for each file of tests that builds it. */
export const shippedProgram = async (name: string): Promise<string> => {
  const outfile = fileURLToPath(new URL(`../../dist/main-of-${name}.js`, import.meta.url));
  await build({
    entryPoints: [fileURLToPath(new URL('../main.ts', import.meta.url))],
    ...{ outfile, bundle: true, platform: 'node', format: 'esm', target: 'node20', logLevel: 'silent' },
    plugins: [othersOutside],
  });
  return outfile;
};

export interface Program {
  readonly child: ChildProcess;
  readonly ports: string[];
  readonly ready: Promise<unknown>;
  readonly ended: Promise<{ code: number | null; stderr: string }>;
}

export const environment = (ports: readonly string[], env: Record<string, string>) => {
  const [PORT = '', SANDBOX_PORT = '', BACK_OFFICE_PORT = '', METRICS_PORT = ''] = ports;
  return {
    ...{ PATH: process.env['PATH'], NODE_ENV: 'production', SECRETS_KEY: testSecretsKey.toString('hex') },
    ...{ PORT, SANDBOX_PORT, BACK_OFFICE_PORT, METRICS_PORT, LOG_LEVEL: 'silent' },
    ...env,
  };
};

export const freePorts = async (): Promise<string[]> =>
  (await Promise.all([freePort(), freePort(), freePort(), freePort()])).map(String);

export const runProgram = async (program: string, roles: string, env: Record<string, string>): Promise<Program> => {
  const ports = await freePorts();
  const child = spawn(process.execPath, [program, roles], {
    env: environment(ports, env),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let stderr = '';
  const errors = child.stderr as Readable;
  errors.on('data', (text: Buffer) => (stderr += text.toString()));
  // Not `close`: it never comes once the parent has let go of the channel.
  const ended = Promise.all([once(child, 'exit'), once(errors, 'close')]).then(([[code]]) => ({
    code: code as number | null,
    stderr,
  }));
  const ready = new Promise((resolve) => {
    child.on('message', (message: { type: string }) => message.type === 'ready' && resolve(message));
    void ended.then(resolve);
  });
  return { child, ports, ready, ended };
};
