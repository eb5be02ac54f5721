/** A job, as enqueued and as its handler receives it. */
import type { JsonObject } from '../json.ts';

/** Milliseconds per unit of an interval. */
export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

export interface NewJob {
  readonly kind: string;
  /** Of several waiting jobs of one kind and key only the first is kept. */
  readonly key?: string;
  readonly runAt?: Date;
  readonly payload: JsonObject;
}

export interface Job {
  readonly id: bigint;
  /** 1 for the first attempt. */
  readonly attempt: number;
  readonly payload: JsonObject;
}

export type JobHandler = (job: Job) => Promise<void>;

export interface JobOptions {
  /** Maximum attempts before a job is dead; default 10. */
  readonly attempts?: number;
  /** Delay before the second attempt, doubled each time up to an hour; default 1000. */
  readonly backoffMs?: number;
  /** It calls an external party that may hang: three run at once per worker, with separate capacity. */
  readonly mayHang?: boolean;
}

export interface RepeatingOptions {
  /** It calls an external party that may hang: it has separate capacity. */
  readonly mayHang?: boolean;
}
