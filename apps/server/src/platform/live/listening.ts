/** A dedicated connection for LISTEN and NOTIFY: a pooled one would be returned with its subscriptions. */
import type pg from 'pg';
import { isSilence, markOutage } from '../../database/outage.ts';
import { writableClient } from '../../database/writable-client.ts';
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
  /** Payloads from other connections; this process knows its own. */
  onPayload(payload: string): void;
  /** After each reconnection: notifications in between are lost. */
  onOpen(): void;
}

/** After this time a hint is given up, and the connection with it. */
const answerMs = 5_000;
const reconnectMs = 500;
/** Backoff limit: pages should soon learn what they missed. */
const longestPauseMs = 2_000;

/** PostgreSQL reports the notifying connection, so that own notifications can be skipped. A pooler tells clients another number than its own. */
const hearOthers = async (client: pg.Client, onPayload: Options['onPayload']): Promise<void> => {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  client.on('notification', ({ payload, processId }) => {
    if (processId !== rows[0]?.pid) onPayload(payload ?? '[]');
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
    const fresh = writableClient(url, { application_name: 'carmine-live', query_timeout: answerMs });
    fresh.on('error', () => lose(fresh));
    fresh.on('end', () => lose(fresh));
    client = fresh;
    try {
      await fresh.connect();
      await hearOthers(fresh, onPayload);
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
      // If the connection breaks now, the next one subscribes.
      await client?.query(`listen ${channel}`).catch(() => undefined);
    },
    notify: async (payload) => {
      const asked = client;
      await asked?.query('select pg_notify($1, $2)', [channel, payload]).catch((error: unknown) => {
        // An unresponsive connection receives nothing either, so it is replaced.
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
