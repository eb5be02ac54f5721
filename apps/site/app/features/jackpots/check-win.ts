/** Repeats a draw in the browser: what was committed to, what the salt draws, and whether the win took the meter there. */
import type { Jackpot, JackpotWin } from '@carmine/contract/games/jackpots';
import { readAmount } from '@carmine/money';

export interface WinChecks {
  readonly committed: boolean;
  /** Undefined for a pool that is not there any more: its bounds are not known. */
  readonly drawn: boolean | undefined;
  readonly reached: boolean;
}

export type Proof = NonNullable<JackpotWin['proof']>;

const cents = (text: string): bigint => readAmount('EUR', text).subunits;

export const checkWin = async (
  { jackpot: name, amount }: JackpotWin,
  { trigger, salt, commitment, cycle }: Proof,
  pool: Jackpot | undefined,
): Promise<WinChecks> => {
  const { checkTrigger } = await import('@carmine/games/jackpots');
  const bounds = pool?.mustHitBy === undefined ? undefined : { seed: cents(pool.seed), most: cents(pool.mustHitBy) };
  const { committed, drawn } = checkTrigger(
    { name, seedCents: bounds?.seed ?? 0n, mustHitByCents: bounds?.most ?? 1n, cycle },
    { triggerCents: cents(trigger), salt, commitment },
  );
  return { committed, drawn: bounds && drawn, reached: cents(amount) >= cents(trigger) };
};
