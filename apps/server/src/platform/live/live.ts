/**
 * Hints to open pages across all processes. `push` collects; one NOTIFY on a dedicated connection sends what was collected, so that a
 * burst of bets costs the database one message and a transaction never waits for it.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { LiveData, PlayerTopic, PublicTopic } from '@carmine/contract/live';
import type { PlayerId, SessionId } from '../ids/ids.ts';
import { keepListening } from './listening.ts';
import { dataOf, readEvents, type LiveEvent } from './live-event.ts';
import type { Log } from '../monitoring/log.ts';

export type Push =
  | { [T in PlayerTopic]: { audience: { playerId: PlayerId }; topic: T; data: LiveData<T> } }[PlayerTopic]
  | { [T in PublicTopic]: { audience: 'public'; topic: T; data: LiveData<T> } }[PublicTopic]
  | { audience: { visitor: string; playerId?: undefined }; topic: 'support'; data: LiveData<'support'> }
  | { audience: { office: true; playerId?: undefined }; topic: 'support'; data: LiveData<'support'> };

export interface Live {
  /** Call after the commit. Never throws or blocks; a hint may be lost. */
  push(push: Push): void;
  /** Notifies the player's pages and closes the sockets of those sessions. */
  endSessions(playerId: PlayerId, sessionIds: readonly SessionId[], publicIds: readonly string[]): void;
}

export interface LiveChannel extends Live {
  /** `onGap`: events may have been missed, so every page must refresh. */
  listen(handlers: { onEvent: (event: LiveEvent) => void; onGap: () => void }): void;
  close(): Promise<void>;
}

const channel = 'carmine_live';
/** PostgreSQL's limit is just below 8000 bytes. */
const payloadBytes = 7_500;
/** Hints are worthless after an outage, because pages refresh after a gap. */
const mostWaiting = 10_000;
/** The first hint is sent at once, later ones within this time together, to limit the cost of bursts. */
const batchMs = 20;

/** Splits into as many payloads as needed; an event that is too long is sent without its data. */
export const packEvents = (events: readonly LiveEvent[]): string[] => {
  const payloads: string[] = [];
  let batch: string[] = [];
  let bytes = 2;
  for (const event of events) {
    let text = JSON.stringify(event);
    let size = Buffer.byteLength(text) + 1;
    if (size > payloadBytes) {
      text = JSON.stringify({ ...event, data: null });
      size = Buffer.byteLength(text) + 1;
    }
    if (bytes + size > payloadBytes && batch.length > 0) {
      payloads.push(`[${batch.join(',')}]`);
      [batch, bytes] = [[], 2];
    }
    batch.push(text);
    bytes += size;
  }
  return batch.length === 0 ? payloads : [...payloads, `[${batch.join(',')}]`];
};

const addressee = (audience: Push['audience']): Pick<LiveEvent, 'p' | 'v' | 'o'> => {
  if (audience === 'public') return {};
  if ('office' in audience) return { o: true };
  return 'visitor' in audience ? { v: audience.visitor } : { p: audience.playerId.toString() };
};

const checked = (event: LiveEvent, log: Log): LiveEvent => {
  const { data, problem } = dataOf(event.topic, event.data);
  if (problem !== undefined) log.error({ topic: event.topic, problem }, 'a live hint is not as declared');
  return { ...event, data };
};

const waitForMore = (signal: AbortSignal): Promise<void> =>
  wait(batchMs, undefined, { ref: false, signal }).catch(() => undefined);

export const createLiveChannel = (deps: { url: string; log: Log }): LiveChannel => {
  let waiting: LiveEvent[] = [];
  let flushing: Promise<void> | undefined;
  const closing = new AbortController();
  let handlers: Parameters<LiveChannel['listen']>[0] | undefined;
  const listening = keepListening({
    ...{ ...deps, channel },
    onPayload: (payload) => {
      for (const event of readEvents(payload)) handlers?.onEvent(event);
    },
    onOpen: () => {
      handlers?.onGap();
      flush();
    },
  });

  const send = async (): Promise<void> => {
    try {
      while (waiting.length > 0) {
        const events = waiting;
        waiting = [];
        // Delivered directly to this process's pages, without the database.
        for (const event of events) handlers?.onEvent(event);
        for (const payload of packEvents(events)) await listening.notify(payload);
        await waitForMore(closing.signal);
      }
    } catch (error) {
      deps.log.warn({ err: error }, 'live hints were lost');
    }
  };

  const flush = (): void => {
    if (!listening.isOpen()) return;
    flushing ??= send().finally(() => {
      flushing = undefined;
    });
  };

  const add = (event: LiveEvent): void => {
    if (waiting.length >= mostWaiting) waiting = [];
    waiting.push(checked(event, deps.log));
    // Batches everything of one event-loop turn.
    setImmediate(flush);
  };

  return {
    push: ({ audience, topic, data }) => add({ ...addressee(audience), topic, data }),
    endSessions: (playerId, sessionIds, publicIds) =>
      add({
        p: playerId.toString(),
        topic: 'sessionEnded',
        data: { sessionIds: publicIds },
        ends: sessionIds.map(String),
      }),
    listen: (given) => {
      handlers = given;
      void listening.listen();
    },
    close: async () => {
      flush();
      closing.abort();
      await flushing;
      await listening.close();
    },
  };
};
