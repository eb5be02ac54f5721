/** Durations in milliseconds. */
export interface SlotTimings {
  /** One reel starts and stops after the other. */
  readonly startStagger: number;
  readonly stopStagger: number;
  readonly quickStagger: number;
  readonly leastSpin: number;
  readonly quickSpin: number;
  /** A reel on which everything depends runs on for so long. */
  readonly linger: number;
  readonly settle: number;
  readonly quickSettle: number;
  /** With reduced motion results stand after it. */
  readonly still: number;
  /** A wild covers its reel in it. */
  readonly expand: number;
  readonly halo: number;
  readonly lineWait: number;
  readonly line: number;
  /** All winning lines together, then one by one. */
  readonly together: number;
  readonly each: number;
  /** Notes fly into the meter in it. */
  readonly collect: number;
  readonly quickCollect: number;
  /** The words that open free spins wait for a press so long, further ones for themselves. */
  readonly interlude: number;
  readonly more: number;
  readonly freeGap: number;
  readonly running: number;
  readonly quickRunning: number;
  /** Free spins that are gone on with begin after it. */
  readonly resume: number;
  /** What they came to stands for so long at the least, whatever is pressed. */
  readonly total: number;
}

export const usualTimings: SlotTimings = {
  startStagger: 70,
  stopStagger: 180,
  quickStagger: 60,
  leastSpin: 900,
  quickSpin: 260,
  linger: 1_100,
  settle: 430,
  quickSettle: 220,
  still: 150,
  expand: 420,
  halo: 80,
  lineWait: 80,
  line: 260,
  together: 900,
  each: 1_100,
  collect: 720,
  quickCollect: 300,
  interlude: 12_000,
  more: 3_200,
  freeGap: 350,
  running: 500,
  quickRunning: 200,
  resume: 900,
  total: 700,
};
