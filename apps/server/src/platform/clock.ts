/** Time outside the database. Rules that money depends on use the database's own clock. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
