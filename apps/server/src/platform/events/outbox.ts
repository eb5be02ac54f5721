/**
 * Events between modules. `publish` writes in the caller's transaction, so an event exists exactly when what it tells
 * of is committed; the worker then makes one job for each subscriber, in one transaction with the mark "dispatched".
 * Subscribers see an event at least once and must not mind a second time.
 */
import type { Database, Sql } from '../../database/database.ts';
import type { JobHandler, JobOptions, Jobs } from '../jobs/jobs.ts';
import type { JsonObject } from '../json.ts';

export type { Json, JsonObject } from '../json.ts';

export interface OutboxEvent {
  /** `<noun>.<what happened>`, for example `deposit.credited`. */
  readonly topic: string;
  /** What it is about, as text: a payment, a player. */
  readonly key: string;
  readonly payload: JsonObject;
}

export interface Outbox {
  publish(sql: Sql, event: OutboxEvent): Promise<void>;
}

export interface Events {
  /** Worker only, before it starts. `subscriber` names the reaction, for example `messages.deposit-mail`. */
  subscribe(topic: string, subscriber: string, handler: JobHandler, options?: JobOptions): void;
  /** Turns waiting events into jobs; the number of events taken. */
  dispatch(size?: number): Promise<number>;
  /** Forgets dispatched events older than a week. */
  prune(): Promise<number>;
}

export const createOutbox = (): Outbox => ({
  publish: async (sql, event) => {
    await sql.run('insert into outbox (topic, key, payload) values ($1, $2, $3)', [
      event.topic,
      event.key,
      JSON.stringify(event.payload),
    ]);
  },
});

interface WaitingEvent {
  id: bigint;
  topic: string;
  payload: JsonObject;
}

const kindOf = (subscriber: string): string => `event:${subscriber}`;

export const createEvents = (db: Database, jobs: Jobs): Events => {
  const subscribers = new Map<string, string[]>();
  return {
    subscribe: (topic, subscriber, handler, options) => {
      const names = subscribers.get(topic) ?? [];
      if (names.includes(subscriber)) throw new Error(`${subscriber} subscribes to ${topic} twice`);
      subscribers.set(topic, [...names, subscriber]);
      jobs.handle(kindOf(`${subscriber}:${topic}`), handler, options);
    },
    dispatch: (size = 100) =>
      db.transaction(async (sql) => {
        const events = await sql.rows<WaitingEvent>(
          // Chosen once, as by the job queue: a subquery may be run again for every row, past its limit.
          `with due as materialized (
             select id as due_id from outbox where dispatched_at is null order by id limit $1 for update skip locked
           )
           update outbox set dispatched_at = now() from due where id = due_id returning id, topic, payload`,
          [size],
        );
        for (const event of events.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
          for (const subscriber of subscribers.get(event.topic) ?? []) {
            await jobs.enqueue(sql, { kind: kindOf(`${subscriber}:${event.topic}`), payload: event.payload });
          }
        }
        return events.length;
      }),
    prune: () => db.run(`delete from outbox where dispatched_at < now() - interval '7 days'`),
  };
};
