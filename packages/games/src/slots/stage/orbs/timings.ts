/** Durations of orbs on their way to the plate, in milliseconds. */
export interface OrbTimings {
  /** Out of its cell, and from there to the plate. */
  readonly lift: number;
  readonly fly: number;
  /** One orb follows the other; many of them take no longer than `most` together. */
  readonly apart: number;
  readonly most: number;
  /** From the last one to the count, and the count. */
  readonly pause: number;
  readonly count: number;
}

export const usualOrbs: OrbTimings = { lift: 160, fly: 520, apart: 260, most: 1_600, pause: 300, count: 600 };
export const quickOrbs: OrbTimings = { lift: 80, fly: 260, apart: 90, most: 500, pause: 80, count: 200 };

/** When an orb lifts. */
export const liftsAt = (index: number, count: number, { apart, most }: OrbTimings): number =>
  index * Math.min(apart, most / Math.max(1, count - 1));

export const flightMs = (count: number, timings: OrbTimings): number =>
  liftsAt(count - 1, count, timings) + timings.lift + timings.fly;
