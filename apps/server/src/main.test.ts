import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { othersOutside } from '../../../tools/bundle/servers.mjs';
import { freePort } from '../../../tools/postgres/free-port.mjs';
import { realSettings } from './testing/real-settings.ts';
import { testSecretsKey } from './testing/secrets-key.ts';
import { testDatabase } from './testing/test-database.ts';

/** The program as it is shipped, and where it lies then: it finds its migrations from there. */
const program = fileURLToPath(new URL('../dist/main-under-test.js', import.meta.url));
beforeAll(() =>
  build({
    entryPoints: [fileURLToPath(new URL('./main.ts', import.meta.url))],
    ...{ outfile: program, bundle: true, platform: 'node', format: 'esm', target: 'node20', logLevel: 'silent' },
    plugins: [othersOutside],
  }),
);

interface Program {
  readonly child: ChildProcess;
  readonly ports: string[];
  readonly ready: Promise<unknown>;
  readonly ended: Promise<{ code: number | null; stderr: string }>;
}

const environment = (ports: readonly string[], env: Record<string, string>) => {
  const [PORT = '', SANDBOX_PORT = '', BACK_OFFICE_PORT = '', METRICS_PORT = ''] = ports;
  return {
    ...{ PATH: process.env['PATH'], NODE_ENV: 'production', SECRETS_KEY: testSecretsKey.toString('hex') },
    ...{ PORT, SANDBOX_PORT, BACK_OFFICE_PORT, METRICS_PORT, LOG_LEVEL: 'silent' },
    ...env,
  };
};

const freePorts = async (): Promise<string[]> =>
  (await Promise.all([freePort(), freePort(), freePort(), freePort()])).map(String);

const run = async (roles: string, env: Record<string, string>): Promise<Program> => {
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

test('SIGTERM lets a call that has begun finish, takes no new one, and ends with 0', async () => {
  const { url } = await testDatabase();
  const { child, ports, ready, ended } = await run('web,api,worker', { DATABASE_URL: url });
  expect(await ready).toMatchObject({ type: 'ready', roles: ['web', 'api', 'worker'] });
  const port = Number(ports[0]);
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (text) => (answer += text.toString()));
  socket.write('POST /user-service/api/v1/isAuthenticated HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\n');
  socket.write('Content-Type: application/json\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n{');
  // It has read what came so far, and waits for the rest.
  await expect.poll(() => answer).toBe('HTTP/1.1 100 Continue\r\n\r\n');
  answer = '';
  const early = connect(port, '127.0.0.1');
  await once(early, 'connect');
  const told = once(early, 'data');
  child.kill('SIGTERM');
  const isTaken = () =>
    fetch(`http://127.0.0.1:${port}/livez`).then(
      () => true,
      () => false,
    );
  await expect.poll(isTaken).toBe(false);
  // Connected before the end began, and as good as a call that has begun: a load balancer has sent it here.
  early.write('GET /livez HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(String(await told)).toMatch(/^HTTP\/1\.1 200 OK(.|\r\n)*connection: close/i);
  socket.write('}');
  const { code, stderr } = await ended;
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
});

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

test('with DRAIN_MS a server that was told to end says so first and goes on answering, on connections that it closes', async () => {
  const { url } = await testDatabase();
  const { child, ports, ready, ended } = await run('api', { DATABASE_URL: url, DRAIN_MS: '2000' });
  await ready;
  const ask = (path: string) => fetch(`http://127.0.0.1:${ports[0]}${path}`);
  child.kill('SIGTERM');
  await expect.poll(async () => (await ask('/readyz')).status).toBe(503);
  const answer = await ask('/livez');
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  expect(await ended).toEqual({ code: 0, stderr: '' });
});

test('a program whose parent is gone ends by itself', async () => {
  const { url } = await testDatabase();
  const { child, ready, ended } = await run('worker', { DATABASE_URL: url });
  await ready;
  child.disconnect();
  expect(await ended).toMatchObject({ code: 0 });
});

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
