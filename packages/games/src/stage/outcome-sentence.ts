/** What a settled round brought, as a screen reader says it. */
import { amountWithUnit } from './amounts.ts';
import type { SceneProps, ShownRound } from './game-view.ts';
import { stageTexts } from './texts.ts';

export const outcomeSentence = (
  { payout, staked }: Pick<ShownRound, 'payout' | 'staked'>,
  currency: SceneProps['currency'],
): string => {
  const net = payout - staked;
  if (net > 0n) return stageTexts.won(amountWithUnit(currency, payout));
  return net === 0n ? stageTexts.stakeReturned : stageTexts.lost(amountWithUnit(currency, -net));
};
