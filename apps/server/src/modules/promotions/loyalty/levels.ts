/** The levels of the loyalty programme, and what each gives. */

export interface Level {
  readonly level: number;
  readonly name: string;
  readonly fromPoints: number;
  /** Of the house edge of every cash stake. */
  readonly rakebackPercent: number;
  /** Bonus money for reaching the level, in EUR cents; none for the first. */
  readonly giftCents: bigint;
}

export const levels = [
  { level: 1, name: 'Bronze', fromPoints: 0, rakebackPercent: 5, giftCents: 0n },
  { level: 2, name: 'Silver', fromPoints: 1_000, rakebackPercent: 8, giftCents: 5_00n },
  { level: 3, name: 'Gold', fromPoints: 5_000, rakebackPercent: 11, giftCents: 20_00n },
  { level: 4, name: 'Emerald', fromPoints: 20_000, rakebackPercent: 14, giftCents: 75_00n },
  { level: 5, name: 'Diamond', fromPoints: 100_000, rakebackPercent: 17, giftCents: 300_00n },
] as const satisfies readonly Level[];

/** Terms of a gift's bonus money. */
export const giftTerms = { wageringTimes: 10, maxStakeEur: '5', days: 30 } as const;

/** Parts of a point, of a subunit and of a euro in which earnings are kept. */
export const micro = 1_000_000n;

export const levelAt = (pointsMicro: bigint): Level =>
  levels.findLast(({ fromPoints }) => pointsMicro >= BigInt(fromPoints) * micro) ?? levels[0];

export const levelOf = (level: number): Level | undefined => levels.find((one) => one.level === level);
