/** Rounds of a paid spin and the free spins that it opens, whatever a spin pays for. */

/** What turns pays of single spins into a round. */
export interface FreeSpinRules {
  /** Parts of a stake that pays are counted in. */
  readonly unit: number;
  /** In stakes. */
  readonly maxWin: number;
  /** Of everything that a free spin pays. */
  readonly multiplier: number;
  /** Free spins that one opening has; 0 where there are none. */
  readonly award: number;
}

/** Exact number of occurrences of each pay of one spin. */
export interface SpinDistribution {
  /** Combinations of stops. */
  readonly cycle: number;
  /** Pay in line bets → combinations, without and with free spins opened. */
  readonly plain: ReadonlyMap<number, number>;
  readonly opening: ReadonlyMap<number, number>;
}

/** Of paid spins, and of free spins before their multiplier. */
export interface SpinDistributions {
  readonly paid: SpinDistribution;
  readonly free: SpinDistribution;
}

interface Going {
  /** Everything paid so far, in parts of a stake. */
  readonly total: number;
  /** Free spins still to come. */
  readonly left: number;
}

/** What a spin adds to a round. The highest win cuts it off, and ends the round. */
export const addSpin = (
  { unit, maxWin }: Pick<FreeSpinRules, 'unit' | 'maxWin'>,
  before: Going,
  spin: { pays: number; opened: number },
): Going & { pays: number; opened: number } => {
  const most = maxWin * unit;
  const pays = Math.min(spin.pays, most - before.total);
  const total = before.total + pays;
  return total < most
    ? { pays, opened: spin.opened, left: before.left + spin.opened, total }
    : { pays, opened: 0, left: 0, total };
};

/** Free spins that a round may hold before a generator must be broken: never seen in 10¹² rounds. */
const longest = 5_000;

/** The paid spin, and free spins while there are any. `play` gets what the last spin left. */
export const playSpins = <S extends Going>(play: (last: S | undefined) => S): S[] => {
  let last = play(undefined);
  const spins = [last];
  while (last.left > 0) {
    if (spins.length > longest) throw new Error('Free spins do not end');
    last = play(last);
    spins.push(last);
  }
  return spins;
};
