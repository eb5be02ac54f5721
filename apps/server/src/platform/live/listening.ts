/** One connection of its own for LISTEN and NOTIFY: a pooled one would come back with somebody else's ears. */
import pg from 'pg';
import { isSilence, markOutage } from '../../database/outage.ts';
import type { Log } from '../monitoring/log.ts';

export interface Listening {
  isOpen(): boolean;
  /** From now on, and again after each reconnection. */
  listen(): Promise<void>;
  notify(payload: string): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  readonly url: string;
  readonly channel: string;
  readonly log: Log;
  /** What others said: what this one says it knows. */
  onPayload(payload: string): void;
  /** Each time it stands again: what was sent in between is lost. */
  onOpen(): void;
}

/** A hint that is not taken within this time is lost, and the connection with it. */
const answerMs = 5_000;
const reconnectMs = 500;
/** Doubled up to this while nobody answers: a page hears of what it missed soon enough. */
const longestPauseMs = 2_000;

/** PostgreSQL names the connection that a notification comes from; the client knows its own. */
const hearOthers = (client: pg.Client, onPayload: Options['onPayload']): void => {
  client.on('notification', ({ payload, processId }) => {
    if (processId !== (client as { readonly processID?: number }).processID) onPayload(payload ?? '[]');
  });
};

export const keepListening = ({ url, channel, log, onPayload, onOpen }: Options): Listening => {
  let client: pg.Client | undefined;
  let isListening = false;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;

  const lose = (broken: pg.Client): void => {
    if (closed || client !== broken) return;
    client = undefined;
    timer = setTimeout(
      () => {
        opened = open();
      },
      Math.min(reconnectMs * 2 ** failures, longestPauseMs),
    );
  };

  const open = async (): Promise<void> => {
    const fresh = new pg.Client({
      ...{ connectionString: url, application_name: 'carmine-live', keepAlive: true },
      ...{ connectionTimeoutMillis: answerMs, query_timeout: answerMs },
    });
    fresh.on('error', () => lose(fresh));
    fresh.on('end', () => lose(fresh));
    hearOthers(fresh, onPayload);
    client = fresh;
    try {
      await fresh.connect();
      if (isListening) await fresh.query(`listen ${channel}`);
      failures = 0;
      onOpen();
    } catch (error) {
      if (failures === 0) log.warn({ err: markOutage(error) }, 'live channel cannot reach the database');
      failures += 1;
      await fresh.end().catch(() => undefined);
      lose(fresh);
    }
  };

  let opened = open();
  return {
    isOpen: () => client !== undefined,
    listen: async () => {
      isListening = true;
      await opened;
      // A connection that breaks now is listened on by the one that follows.
      await client?.query(`listen ${channel}`).catch(() => undefined);
    },
    notify: async (payload) => {
      const asked = client;
      await asked?.query('select pg_notify($1, $2)', [channel, payload]).catch((error: unknown) => {
        // It hears nothing either: another connection takes its place.
        if (isSilence(error)) void asked.end().catch(() => undefined);
        throw markOutage(error);
      });
    },
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await opened;
      await client?.end().catch(() => undefined);
    },
  };
};
