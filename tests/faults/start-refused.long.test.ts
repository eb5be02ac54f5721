import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { refused } from './start-stage.ts';

describe('a start is refused in one sentence', () => {
  test('when a port is taken', async () => {
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
    const { port } = holder.address() as AddressInfo;
    const answer = await refused({ SANDBOX_PORT: String(port) });
    holder.close();
    expect(answer).toEqual({
      code: 1,
      said: `Port ${port} is in use by another program: stop it, or set SANDBOX_PORT to another port.\n`,
    });
  });

  test.each([
    [
      'when the data folder is a file',
      { DATA_DIR: '/etc/passwd' },
      /^Cannot write to the data folder \/etc\/passwd: .*\.\n$/,
    ],
    [
      'when the data folder cannot be made',
      { DATA_DIR: '/proc/nowhere' },
      /^Cannot write to the data folder \/proc\/nowhere: .*\.\n$/,
    ],
    [
      'when the database is away',
      { DATABASE_URL: 'postgres://a:secret@127.0.0.1:1/x' },
      /^server did not start .*127\.0\.0\.1:1 cannot be reached/,
    ],
    ['when a port is no port', { PORT: '70000' }, /^PORT must be a port from 1 to 65535, not "70000"\.\n$/],
    ['when two ports are one', { PORT: '4151', SANDBOX_PORT: '4151' }, /^SANDBOX_PORT and PORT are both 4151/],
    [
      'when the address is not ours',
      { HOST: '203.0.113.9' },
      /^HOST=203\.0\.113\.9 is not an address of this machine\.\n$/,
    ],
    ['when it is live without a key', { DEPLOYMENT: 'live' }, /^DEPLOYMENT=live needs SECRETS_KEY/],
  ])('%s', async (_when, settings, sentence) => {
    const { code, said } = await refused(settings);
    expect(code).toBe(1);
    expect(said).toMatch(sentence);
    expect(said).not.toContain('secret@');
    expect(said.trimEnd().split('\n')).toHaveLength(1);
  });
});
