import { expect, it } from 'vitest';
import { createRoundSocket } from './round-socket.ts';

type Listener = (event: { data: string }) => void;

const stage = () => {
  const overHttp: string[] = [];
  const sockets: { sent: string[]; tell: (name: string, message?: object) => void; closed: boolean }[] = [];
  const connect = () => {
    const listeners = new Map<string, Listener>();
    const one = {
      sent: [] as string[],
      closed: false,
      tell: (name: string, message?: object) => listeners.get(name)?.({ data: JSON.stringify(message) }),
    };
    sockets.push(one);
    return {
      send: (text: string) => one.sent.push(text),
      close: () => {
        one.closed = true;
      },
      addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    } as unknown as WebSocket;
  };
  const fetcher = (async (input: string) => {
    overHttp.push(input);
    return new Response('{}');
  }) as typeof fetch;
  const socketFetch = createRoundSocket(fetcher, 'a token of a launch', connect);
  const bet = async (key: string, signal?: AbortSignal) =>
    socketFetch('/play/v1/rounds', {
      ...{ method: 'POST', headers: { 'idempotency-key': key }, body: '{"stake":"1.00"}' },
      ...(signal === undefined ? {} : { signal }),
    });
  const ready = async () => {
    await bet('a');
    const [socket] = sockets.slice(-1);
    if (socket === undefined) throw new Error('No socket');
    socket.tell('open');
    socket.tell('message', { ready: true });
    return socket;
  };
  return { overHttp, sockets, socketFetch, bet, ready };
};

it('the first round goes over HTTP and opens the socket, the next one goes on it with its key', async () => {
  const { overHttp, bet, ready } = stage();
  const socket = await ready();
  expect(overHttp).toEqual(['/play/v1/rounds']);
  const answer = bet('b');
  expect(socket.sent.map((text) => JSON.parse(text) as unknown)).toEqual([
    { bearer: 'a token of a launch' },
    { id: 1, path: '/play/v1/rounds', key: 'b', body: '{"stake":"1.00"}' },
  ]);
  socket.tell('message', { id: 1, status: 201, body: '{"payout":"2.00"}' });
  expect(await (await answer).json()).toEqual({ payout: '2.00' });
  expect(overHttp).toHaveLength(1);
});

it('reads and all other calls stay on HTTP, and an answer without content is one', async () => {
  const { overHttp, socketFetch, ready } = stage();
  const socket = await ready();
  await socketFetch('/play/v1/rounds?size=50', { method: 'GET' });
  await socketFetch('/play/v1/fairness/rotate', { method: 'POST' });
  expect(overHttp).toHaveLength(3);
  const presented = socketFetch('/play/v1/rounds/rnd_1/presented', { method: 'POST', body: '{"parts":1}' });
  socket.tell('message', { id: 1, status: 204, body: '' });
  expect((await presented).status).toBe(204);
});

it('a socket that closes fails what waits like a lost network, and the repetition goes over HTTP', async () => {
  const { overHttp, sockets, bet, ready } = stage();
  const socket = await ready();
  const lost = bet('b');
  socket.tell('close');
  await expect(lost).rejects.toThrow(TypeError);
  await bet('b');
  expect(overHttp).toHaveLength(2);
  expect(sockets).toHaveLength(2);
});

it('a call that is given up closes the socket, which may be open in name only', async () => {
  const { overHttp, bet, ready } = stage();
  const socket = await ready();
  const given = new AbortController();
  const lost = bet('b', given.signal);
  given.abort(new Error('too late'));
  await expect(lost).rejects.toThrow('too late');
  expect(socket.closed).toBe(true);
  await bet('b');
  expect(overHttp).toHaveLength(2);
});

it('where no socket is let through, the frame stops trying', async () => {
  const { overHttp, sockets, bet } = stage();
  for (let n = 0; n < 6; n += 1) {
    await bet(`${n}`);
    sockets.at(-1)?.tell('close');
  }
  expect(overHttp).toHaveLength(6);
  expect(sockets).toHaveLength(3);
});
