import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { realSettings } from './testing/real-settings.ts';
import { environment, freePorts, runProgram, shippedProgram } from './testing/shipped-program.ts';
import { testDatabase } from './testing/test-database.ts';

let program = '';
beforeAll(async () => {
  program = await shippedProgram('starts');
});
const run = async (roles: string, env: Record<string, string>) => runProgram(program, roles, env);

/** A proxy to the database that leaves the first connection of the pool of that name without an answer. */
const silentOnce = async (databaseUrl: string, pool: string) => {
  const [target, through] = [new URL(databaseUrl), new URL(databaseUrl)];
  let swallowed = 0;
  const proxy = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    near.once('data', (startup) => {
      if (swallowed === 0 && startup.includes(`application_name\0${pool}\0`)) {
        swallowed += 1;
        return;
      }
      far.write(startup);
      near.pipe(far).pipe(near);
    });
    near.on('error', () => far.destroy()).on('close', () => far.destroy());
    far.on('error', () => near.destroy());
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  through.port = String((proxy.address() as AddressInfo).port);
  return { url: through.href, swallowed: () => swallowed, close: () => proxy.close() };
};

test.each(['api', 'worker'])(
  'a start of %s whose connection to the database was not answered in time is tried again',
  async (role) => {
    const { url } = await testDatabase();
    const proxy = await silentOnce(url, `carmine-${role}`);
    const { child, ready, ended } = await run(role, { DATABASE_URL: proxy.url });
    expect(await ready).toMatchObject({ type: 'ready', roles: [role] });
    expect(proxy.swallowed()).toBe(1);
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, stderr: '' });
    proxy.close();
  },
);

test('a server without a supervisor above writes the link of the first operator where its log goes', async () => {
  const { url } = await testDatabase();
  const env = environment(await freePorts(), { DATABASE_URL: url });
  const child = spawn(process.execPath, [program, 'api'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  await expect.poll(() => said).toMatch(/^first operator: open http.+\/invitation#token=/m);
  child.kill('SIGTERM');
  await once(child, 'exit');
});

test('what an operator can mend is one sentence on the way out with 1', async () => {
  const { url } = await testDatabase();
  const cases: [string, Record<string, string>, RegExp][] = [
    ['api', { DATABASE_URL: url, PORT: 'none' }, /^PORT must be a port from 1 to 65535, not "none"\.\n$/],
    [
      'api',
      { DATABASE_URL: 'postgres://x:y@127.0.0.1:1/none' },
      /^The database at 127\.0\.0\.1:1 cannot be reached: .+\.\n$/,
    ],
    [
      'api',
      { ...realSettings, DATABASE_URL: url, DEPLOYMENT: 'live' },
      /^DEPLOYMENT=live needs a synchronous standby \(synchronous_standby_names is empty\): connect one, or set ACCEPT_NO_STANDBY=1 .+\n$/,
    ],
    ['api,cook', { DATABASE_URL: url }, /^Roles are web, api, worker, separated by commas, not "api,cook"\.\n$/],
  ];
  const results = await Promise.all(
    cases.map(async ([roles, env, sentence]) => ({ ...(await (await run(roles, env)).ended), sentence })),
  );
  for (const { code, stderr, sentence } of results) {
    expect(stderr).toMatch(sentence);
    expect(code).toBe(1);
  }
});

test('a port that is taken is one sentence', async () => {
  const { url } = await testDatabase();
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const port = String((taken.address() as AddressInfo).port);
  const { ended } = await run('api', { DATABASE_URL: url, PORT: port });
  expect(await ended).toMatchObject({ code: 1, stderr: `Port ${port} for the site is in use by another program.\n` });
  taken.close();
});
