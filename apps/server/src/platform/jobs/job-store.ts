/** The only SQL of the job queue. Claims are fenced by their attempt number, so that a worker whose lease expired changes nothing. */
import type { Database, Sql } from '../../database/database.ts';
import type { NewJob } from './job.ts';
import type { JsonObject } from '../json.ts';

export interface ClaimedJob {
  id: bigint;
  kind: string;
  attempts: number;
  payload: JsonObject;
}

export const insert = async (sql: Sql, job: NewJob): Promise<void> => {
  await sql.run(
    `insert into jobs (kind, key, payload, run_at) values ($1, $2, $3, coalesce($4, now()))
     on conflict (kind, key) where key is not null and claimed_until is null and dead_at is null do nothing`,
    [job.kind, job.key ?? null, JSON.stringify(job.payload), job.runAt ?? null],
  );
};

/** Free capacity of a worker. */
export interface Room {
  /** Kinds that share capacity, and how much of it is free. */
  readonly kinds: readonly string[];
  readonly size: number;
  /** Kinds with separate capacity, and how much of it is free. */
  readonly own: ReadonlyMap<string, number>;
}

/** Materialized, because a subquery could run once per row and exceed its limit. */
export const claim = (db: Sql, { kinds, size, own }: Room, leaseMs: number): Promise<ClaimedJob[]> =>
  db.rows<ClaimedJob>(
    `with shared as materialized (
       select id from jobs
       where dead_at is null and kind = any($1) and run_at <= now() and (claimed_until is null or claimed_until < now())
       order by run_at, id limit $2 for update skip locked
     ), own as materialized (
       select due.id from unnest($4::text[], $5::integer[]) as place(kind, free) cross join lateral (
         select id from jobs
         where dead_at is null and kind = place.kind and run_at <= now() and (claimed_until is null or claimed_until < now())
         order by run_at, id limit place.free for update skip locked) due
     )
     update jobs set attempts = attempts + 1, claimed_until = now() + $3 * interval '1 millisecond'
     from (select id from shared union all select id from own) due where jobs.id = due.id
     returning jobs.id, kind, attempts, payload`,
    [kinds, size, leaseMs, [...own.keys()], [...own.values()]],
  );

export const extend = async (db: Database, job: ClaimedJob, leaseMs: number): Promise<void> => {
  await db.run(
    `update jobs set claimed_until = now() + $3 * interval '1 millisecond' where id = $1 and attempts = $2`,
    [job.id, job.attempts, leaseMs],
  );
};

export const finish = async (db: Database, job: ClaimedJob, repeating: boolean): Promise<void> => {
  const gone = 'delete from jobs where id = $1 and attempts = $2';
  // One statement per repeating job, because dozens of them end every second even in an idle installation.
  await db.run(
    repeating
      ? `with gone as (${gone} returning kind)
         update job_schedules s set done_at = now(), last_error = null from gone where s.kind = gone.kind`
      : gone,
    [job.id, job.attempts],
  );
};

/** A newer waiting job with the same key replaces the failed one. */
export const retryLater = (db: Database, job: ClaimedJob, message: string, waitMs: number): Promise<void> =>
  db.transaction(async (sql) => {
    const replaced = await sql.run(
      `delete from jobs failed where id = $1 and attempts = $2 and key is not null and exists (
         select from jobs waiting where waiting.kind = failed.kind and waiting.key = failed.key
           and waiting.claimed_until is null and waiting.dead_at is null and waiting.id <> failed.id)`,
      [job.id, job.attempts],
    );
    if (replaced > 0) return;
    await sql.run(
      `update jobs set claimed_until = null, run_at = now() + $3 * interval '1 millisecond', last_error = left($4, 500)
       where id = $1 and attempts = $2`,
      [job.id, job.attempts, waitMs, message],
    );
  });

export const bury = async (db: Database, job: ClaimedJob, message: string): Promise<void> => {
  await db.run(
    'update jobs set dead_at = now(), claimed_until = null, last_error = left($3, 500) where id = $1 and attempts = $2',
    [job.id, job.attempts, message],
  );
};

/** With `soonMs` its next turn comes no later than that. */
export const noteFailure = async (db: Database, job: ClaimedJob, message: string, soonMs?: number): Promise<void> => {
  await db.run(
    `with gone as (delete from jobs where id = $1 and attempts = $2 returning kind)
     update job_schedules s set failed_at = now(), last_error = left($3, 500),
       next_at = least(next_at, now() + $4 * interval '1 millisecond')
     from gone where s.kind = gone.kind`,
    [job.id, job.attempts, message, soonMs],
  );
};

/**
 * Enqueues all due repeating jobs that this worker knows, with two statements in total. Advancing `next_at` and enqueuing are one step,
 * so that one of several workers enqueues; the others skip a kind being enqueued. None is added while one is waiting or running.
 */
export const enqueueDue = (db: Database, intervals: ReadonlyMap<string, number>): Promise<void> =>
  db.transaction(async (sql) => {
    // Sorted, so that concurrent workers lock in the same order.
    const kinds = [...intervals.keys()].toSorted();
    await sql.run(
      `insert into job_schedules (kind) select kind from unnest($1::text[]) as known(kind)
       where not exists (select from job_schedules s where s.kind = known.kind) on conflict do nothing`,
      [kinds],
    );
    await sql.run(
      `with due as materialized (
         select s.kind, known.ms from unnest($1::text[], $2::bigint[]) as known(kind, ms)
         join job_schedules s on s.kind = known.kind
         where next_at <= now() and not exists (select from jobs where jobs.kind = s.kind and dead_at is null)
         for update of s skip locked
       ), moved as (
         update job_schedules s set next_at = now() + due.ms * interval '1 millisecond'
         from due where s.kind = due.kind returning s.kind
       )
       insert into jobs (kind, key, payload) select kind, kind, '{}'::jsonb from moved
       on conflict (kind, key) where key is not null and claimed_until is null and dead_at is null do nothing`,
      [kinds, kinds.map((kind) => intervals.get(kind))],
    );
  });

/**
 * Deletes repeating jobs that were due an hour ago and that no worker enqueued, because they belong to another release. Running ones
 * are kept.
 */
export const forgetSchedules = (db: Database): Promise<number> =>
  db.transaction(async (sql) => {
    const gone = await sql.rows<{ kind: string }>(
      `delete from job_schedules where next_at < now() - interval '1 hour'
         and not exists (select from jobs where jobs.kind = job_schedules.kind and claimed_until > now()) returning kind`,
    );
    const kinds = gone.map(({ kind }) => kind);
    await sql.run('delete from jobs where kind = any($1) and key = kind and dead_at is null', [kinds]);
    return kinds.length;
  });

/** For metrics: waiting, late and dead jobs. */
export const backlog = (db: Database): Promise<{ kind: string; waiting: bigint; dead: bigint; oldest_s: number }[]> =>
  db.rows(
    `select kind, count(*) filter (where dead_at is null) as waiting, count(*) filter (where dead_at is not null) as dead,
       coalesce(extract(epoch from now() - min(run_at) filter (where dead_at is null and run_at <= now())), 0)::float8 as oldest_s
     from jobs group by kind`,
  );
