/** A piece of work that outlives its request: what is asked for, and what its handler sees. */
import type { JsonObject } from '../json.ts';

/** What intervals are counted in: milliseconds. */
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
  /** 1 for the first. */
  readonly attempt: number;
  readonly payload: JsonObject;
}

export type JobHandler = (job: Job) => Promise<void>;

export interface JobOptions {
  /** Tries before a job is dead; 10 by default. */
  readonly attempts?: number;
  /** Wait before the second try, doubled for each further one up to an hour; 1000 by default. */
  readonly backoffMs?: number;
  /** It asks a party that may keep it waiting: three run at once in a worker, in places beside those of all other jobs. */
  readonly mayHang?: boolean;
}

export interface RepeatingOptions {
  /** It asks a party that may keep it waiting: it has a place beside those of all other jobs. */
  readonly mayHang?: boolean;
}
