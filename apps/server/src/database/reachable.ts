/** Waits until the database accepts connections. */
import { setTimeout as wait } from 'node:timers/promises';
import { hostsOf } from './hosts.ts';
import { isOutage, markOutage } from './outage.ts';
import { writableClient } from './writable-client.ts';

const pausesMs = { first: 250, longest: 2_000 } as const;

/** A message without secrets. */
export const unreachable = (url: string, error: unknown): string => {
  const { message, code = 'no answer' } = error as { message: string; code?: string };
  return `The database at ${hostsOf(url)} cannot be reached: ${message === '' ? code : message}.`;
};

const tryToReach = async (url: string): Promise<{ error?: unknown }> => {
  const client = writableClient(url, { application_name: 'carmine-start' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return {};
  } catch (error) {
    return { error: markOutage(error) };
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** Calls `say` once with the reason for waiting. Also returns if waiting would not help: the first query then fails with the reason. */
export const untilReachable = async (url: string, say: (message: string) => void): Promise<void> => {
  for (let pauseMs: number = pausesMs.first, said = false; ; pauseMs = Math.min(pauseMs * 2, pausesMs.longest)) {
    const { error } = await tryToReach(url);
    if (!isOutage(error)) return;
    if (!said) say(unreachable(url, error));
    said = true;
    await wait(pauseMs);
  }
};
