/**
 * Transactional outbox for events between modules. `publish` inserts in the caller's transaction, so that an event exists exactly if
 * its change was committed; the worker then creates one job per subscriber, in the transaction that marks it dispatched. Delivery is at
 * least once: handlers must be idempotent.
 *
 * A worker takes only events in its catalogue: those of a newer release wait for a worker that knows them. An event that does not match
 * its declaration is dead: kept, counted and never delivered.
 */
import type { Database, Sql } from '../../database/database.ts';
import type { Job, JobOptions, Jobs } from '../jobs/jobs.ts';
import type { JsonObject } from '../json.ts';
import type { Log } from '../monitoring/log.ts';
import { decodePayload, encodePayload, nameOf, type EventType, type Payload } from './define-event.ts';

export interface Outbox {
  /** `key`: id of its subject as text: a payment, a player. */
  publish<E extends EventType>(sql: Sql, event: E, key: string, payload: Payload<E>): Promise<void>;
}

/** Each subscriber gets one job per event; the job's key is the event's id. */
export type Received<E extends EventType> = Omit<Job, 'payload'> & { readonly payload: Payload<E> };

/** Used by each module's `events.ts` to declare its handlers. Worker only, before it starts. */
export interface Subscriptions {
  /** `subscriber` names the handler, for example `messages.deposit`. */
  subscribe<E extends EventType>(
    event: E,
    subscriber: string,
    handler: (received: Received<E>) => Promise<void>,
    options?: JobOptions,
  ): void;
}

export interface Events extends Subscriptions {
  /** Turns waiting events into jobs; returns the number of events. */
  dispatch(size?: number): Promise<number>;
  /** Deletes events dispatched or discarded more than a week ago. */
  prune(): Promise<number>;
}

export const createOutbox = (): Outbox => ({
  publish: async (sql, event, key, payload) => {
    const encoded = JSON.stringify(encodePayload(event, payload));
    await sql.run('select publish_event($1, $2, $3, $4)', [event.topic, event.version, key, encoded]);
  },
});

interface WaitingEvent {
  id: bigint;
  topic: string;
  version: number;
  payload: JsonObject;
}

/** Version 1 is omitted, because jobs had no version originally. */
const kindOf = (subscriber: string, { topic, version }: EventType): string =>
  `event:${subscriber}:${topic}${version === 1 ? '' : `:v${version}`}`;

export const createEvents = ({
  db,
  jobs,
  log,
  catalogue,
}: {
  db: Database;
  jobs: Jobs;
  log: Log;
  catalogue: readonly EventType[];
}): Events => {
  const known = new Map(catalogue.map((event) => [nameOf(event), event]));
  const kinds = new Map<string, string[]>();

  /** Locked until the jobs are inserted, in the order of their ids. */
  const due = (sql: Sql, size: number): Promise<WaitingEvent[]> =>
    sql.rows<WaitingEvent>(
      `select id, topic, version, payload from outbox
       where dispatched_at is null and dead_at is null
         and (topic, version) in (select * from unnest($2::text[], $3::integer[]))
       order by id limit $1 for update skip locked`,
      [size, catalogue.map(({ topic }) => topic), catalogue.map(({ version }) => version)],
    );

  const bury = async (sql: Sql, { id, ...event }: WaitingEvent, problem: string): Promise<void> => {
    log.error({ eventId: id.toString(), event: nameOf(event), problem }, 'event is dead');
    await sql.run('update outbox set dead_at = now(), dead_reason = left($2, 500) where id = $1', [id, problem]);
  };

  return {
    subscribe: (event, subscriber, handler, options) => {
      const name = nameOf(event);
      if (known.get(name) !== event) throw new Error(`${subscriber} subscribes to ${name}, which is not declared`);
      const kind = kindOf(subscriber, event);
      kinds.set(name, [...(kinds.get(name) ?? []), kind]);
      jobs.handle(
        kind,
        (job) => {
          const read = decodePayload(event, job.payload);
          if (!read.ok) throw new Error(`Not a payload of ${name}: ${read.problem}`);
          return handler({ ...job, payload: read.payload });
        },
        options,
      );
    },
    dispatch: (size = 100) =>
      db.transaction(async (sql) => {
        const taken = await due(sql, size);
        const good: bigint[] = [];
        for (const waiting of taken) {
          const event = known.get(nameOf(waiting));
          const read = event && decodePayload(event, waiting.payload);
          if (read?.ok === false) await bury(sql, waiting, read.problem);
          if (read?.ok !== true) continue;
          good.push(waiting.id);
          for (const kind of kinds.get(nameOf(waiting)) ?? [])
            await jobs.enqueue(sql, { kind, payload: waiting.payload });
        }
        await sql.run('update outbox set dispatched_at = now() where id = any ($1)', [good]);
        return taken.length;
      }),
    prune: () => db.run(`delete from outbox where least(dispatched_at, discarded_at) < now() - interval '7 days'`),
  };
};
