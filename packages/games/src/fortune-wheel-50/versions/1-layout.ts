/** The wheel of fifty stops, version 1: part of the frozen maths. */

/** What a spot wins to 1; the ruby and the star pay alike, and each has one stop. */
export const winsTo1 = { '1': 1, '3': 3, '7': 7, '11': 11, '23': 23, ruby: 47, star: 47 } as const;

export type Spot = keyof typeof winsTo1;

export const isSpot = (spot: string): spot is Spot => Object.hasOwn(winsTo1, spot);

/** Clockwise from the top. */
export const stops =
  '1 3 1 7 1 3 1 11 1 3 1 7 1 23 1 3 1 3 1 11 1 7 1 3 1 ruby 1 star 1 3 1 7 1 3 1 11 1 3 1 7 1 23 1 3 1 3 1 11 7 3'
    .split(' ')
    .filter(isSpot);

/** A unit on this spot, once the wheel stands at this stop: its stake and its win, in 1/10,000 of it. */
export const paysE4 = (stop: number, spot: string): bigint =>
  isSpot(spot) && stops[stop] === spot ? BigInt(winsTo1[spot] + 1) * 10_000n : 0n;
