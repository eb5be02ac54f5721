/** The real signer as a process of its own, on files of its own, which the system can kill at any moment. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  /**
   * Dead for good: its standby starts on a copy of its folder that lacks the journal's newest lines. The address stays, as the servers' end of a
   * tunnel does.
   */
  replace(linesBehind: number): Promise<void>;
}

const newFolder = (): string => mkdtempSync(path.join(tmpdir(), 'signer-'));

const copyFolder = (from: string, linesBehind: number): string => {
  const to = newFolder();
  cpSync(from, to, { recursive: true });
  const journal = path.join(to, 'signer', 'signed.jsonl');
  const lines = readFileSync(journal, 'utf8').trimEnd().split('\n');
  writeFileSync(
    journal,
    lines
      .slice(0, lines.length - linesBehind)
      .map((line) => `${line}\n`)
      .join(''),
  );
  return to;
};

/** `caps`: variables of its environment. */
export const startSignerProcess = async (caps: Record<string, string> = {}): Promise<SignerProcess> => {
  const folders = [newFolder()];
  const port = await freePort();
  const env = () => ({
    ...{ ...process.env, ...caps, SIGNER_PORT: String(port), DATA_DIR: folders.at(-1) },
    SECRETS_KEY: testSecretsKey.toString('hex'),
  });
  let child: ChildProcess;
  const start = async (): Promise<void> => {
    child = fork(program, { env: env(), execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
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
    replace: async (linesBehind) => {
      await kill();
      folders.push(copyFolder(folders.at(-1) ?? '', linesBehind));
      await start();
    },
    close: async () => {
      await kill();
      for (const folder of folders) rmSync(folder, { recursive: true });
    },
  };
};
