/** Visitors of the lobby while others play. */
import { setTimeout as wait } from 'node:timers/promises';
import { createHttpClient } from './http-client.ts';

const visitors = 5;
const callsPerSecond = 100;

const base = '/game-service/api/v1';
/** Calls of a lobby page. */
const calls = [
  `${base}/catalogue`,
  `${base}/category/top-games`,
  `${base}/category/new-games`,
  `${base}/winners/latest`,
  `${base}/jackpots`,
  `${base}/games`,
];

/** Runs the work during this many lobby calls per second. */
export const besideLobby = async <T>(port: number, work: () => Promise<T>): Promise<T> => {
  const clients = await Promise.all(Array.from({ length: visitors }, () => createHttpClient(port)));
  const over = new AbortController();
  const visit = async (client: (typeof clients)[number], visitor: number): Promise<void> => {
    const everyMs = (visitors * 1000) / callsPerSecond;
    for (let turn = visitor; !over.signal.aborted; turn += 1) {
      const asked = performance.now();
      const path = calls[turn % calls.length] ?? base;
      const { status } = await client.get(path);
      if (status !== 200) throw new Error(`${path} was ${status}`);
      await wait(Math.max(0, everyMs - (performance.now() - asked)));
    }
  };
  const visiting = Promise.all(clients.map(visit));
  try {
    return await Promise.race([work(), visiting.then(() => Promise.reject(new Error('The visitors went home')))]);
  } finally {
    over.abort();
    await visiting.catch(() => undefined);
    clients.forEach((client) => client.close());
  }
};
