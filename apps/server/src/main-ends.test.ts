import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { runProgram, shippedProgram } from './testing/shipped-program.ts';
import { testDatabase } from './testing/test-database.ts';

let program = '';
beforeAll(async () => {
  program = await shippedProgram('ends');
});
const run = async (roles: string, env: Record<string, string>) => runProgram(program, roles, env);

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
