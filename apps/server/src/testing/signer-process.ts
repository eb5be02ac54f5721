/** The real signer as a process of its own, on files of its own, which the system can kill at any moment. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../../tools/postgres/free-port.mjs';
import { testSecretsKey } from './secrets-key.ts';
import type { SignerWorld } from './signer-world.ts';

const program = fileURLToPath(new URL('../../../signer/src/main.ts', import.meta.url));

export interface SignerProcess extends SignerWorld {
  /** SIGKILL: nothing of it runs any more when this resolves. */
  kill(): Promise<void>;
}

export const startSignerProcess = async (): Promise<SignerProcess> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'signer-'));
  const port = await freePort();
  const env = {
    ...process.env,
    SIGNER_PORT: String(port),
    DATA_DIR: dataDir,
    SECRETS_KEY: testSecretsKey.toString('hex'),
  };
  let child: ChildProcess;
  const start = async (): Promise<void> => {
    child = fork(program, { env, execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const gone = once(child, 'exit').then(() => Promise.reject(new Error('The signer did not start')));
    await Promise.race([once(child, 'message'), gone]);
    gone.catch(() => undefined);
  };
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    kill,
    stop: kill,
    restart: async () => {
      await kill();
      await start();
    },
    close: async () => {
      await kill();
      rmSync(dataDir, { recursive: true });
    },
  };
};
