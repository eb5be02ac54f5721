/** The stake control's arithmetic, in subunits. Every result lies within the range. */
import { parseAmount, readAmount, type CurrencyCode } from '@carmine/money';
import type { StakeRange } from '@carmine/contract';

export interface Stakes {
  readonly min: bigint;
  readonly max: bigint;
  readonly initial: bigint;
  /** Ascending. */
  readonly levels: readonly bigint[];
}

export const readStakes = (range: StakeRange): Stakes => {
  const read = (text: string) => readAmount(range.currency, text).subunits;
  return { min: read(range.min), max: read(range.max), initial: read(range.initial), levels: range.levels.map(read) };
};

export const clampStake = (stake: bigint, { min, max }: Stakes): bigint =>
  stake < min ? min : stake > max ? max : stake;

export const halved = (stake: bigint, stakes: Stakes): bigint => clampStake(stake / 2n, stakes);
export const doubled = (stake: bigint, stakes: Stakes): bigint => clampStake(stake * 2n, stakes);

/** The next level above; the highest stake from the last one on. */
export const raised = (stake: bigint, stakes: Stakes): bigint =>
  clampStake(stakes.levels.find((level) => level > stake) ?? stakes.max, stakes);

export const lowered = (stake: bigint, stakes: Stakes): bigint =>
  clampStake(stakes.levels.findLast((level) => level < stake) ?? stakes.min, stakes);

/** What a person typed, cut to the currency's decimals; `undefined` when it is no amount. */
export const typedStake = (code: CurrencyCode, text: string): bigint | undefined => {
  const plain = text.replace(/[\s]/g, '').replace(',', '.').replace(/^\./, '0.').replace(/\.$/, '');
  const parsed = parseAmount(code, plain.replace(/^0+(?=\d)/, ''));
  return parsed.ok ? parsed.money.subunits : undefined;
};
