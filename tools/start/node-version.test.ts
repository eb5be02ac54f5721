import { execFile } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..', '..');

/** Simulates an old Node by changing `process.versions`. */
const pretend = `data:text/javascript,${encodeURIComponent(
  `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.4' } })`,
)}`;

const runOnOldNode = (program: string) =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile(process.execPath, ['--import', pretend, path.join('tools', program)], { cwd: root }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, said: `${out}${err}` }),
    );
  });

test.each(['start.mjs', 'test.mjs', 'check.mjs', 'run.mjs'])(
  'on a Node that is too old, %s ends with one sentence that says which is needed',
  async (program) => {
    expect(await runOnOldNode(program)).toEqual({
      code: 1,
      said: 'Carmine needs Node.js 20.19, 22.12 or newer; this is 18.20.4.\n',
    });
  },
);
