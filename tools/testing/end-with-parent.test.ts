import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

test('a process of the tests ends when the one that started it is gone', async () => {
  const child = spawn(
    process.execPath,
    [
      '--import',
      new URL('end-with-parent.mjs', import.meta.url).href,
      '-e',
      'process.send("up"); setInterval(() => {}, 1000)',
    ],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  );
  await once(child, 'message');
  // Simulates the closed channel of a killed process.
  child.disconnect();
  await once(child, 'exit');
});

test('this very worker is such a one', () => {
  expect(process.execArgv.filter((arg) => arg.endsWith('/tools/testing/end-with-parent.mjs'))).toHaveLength(1);
});
