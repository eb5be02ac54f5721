/** One connection of its own for LISTEN and NOTIFY: a pooled one would come back with somebody else's ears. */
import pg from 'pg';
import type { Log } from './log.ts';

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
  onPayload(payload: string): void;
  /** Each time it stands again: what was sent in between is lost. */
  onOpen(): void;
}

const reconnectMs = 500;

export const keepListening = ({ url, channel, log, onPayload, onOpen }: Options): Listening => {
  let client: pg.Client | undefined;
  let isListening = false;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  const lose = (broken: pg.Client): void => {
    if (closed || client !== broken) return;
    client = undefined;
    timer = setTimeout(() => {
      opened = open();
    }, reconnectMs);
  };

  const open = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString: url, application_name: 'carmine-live', keepAlive: true });
    fresh.on('error', () => lose(fresh));
    fresh.on('end', () => lose(fresh));
    fresh.on('notification', ({ payload }) => onPayload(payload ?? '[]'));
    client = fresh;
    try {
      await fresh.connect();
      if (isListening) await fresh.query(`listen ${channel}`);
      onOpen();
    } catch (error) {
      log.warn({ err: error }, 'live channel cannot reach the database');
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
      await client?.query('select pg_notify($1, $2)', [channel, payload]);
    },
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await opened;
      await client?.end().catch(() => undefined);
    },
  };
};
