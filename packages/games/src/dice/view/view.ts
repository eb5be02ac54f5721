import { amountWithUnit } from '../../stage/amounts.ts';
import { defineView } from '../../stage/game-view.ts';
import { stageTexts } from '../../stage/texts.ts';
import type { DiceParams, DiceView } from '../game.ts';
import { payoutsOf } from '../payouts.ts';
import { theme } from '../theme.ts';
import { DiceScene } from './dice-scene.tsx';
import { nudged } from './linked-fields.ts';
import { mathVersions } from '../versions/shipped.ts';
import { texts } from './texts.ts';

export const view = defineView<DiceParams, DiceView>({
  mathVersions,
  loadRules: async () => (await import('./rules.ts')).rules,
  Scene: DiceScene,
  theme,
  action: texts.action,
  announce: ({ params, view: seen, payout, staked }, currency) => {
    const net = payout - staked;
    const outcome =
      net > 0n
        ? stageTexts.won(amountWithUnit(currency, payout))
        : net === 0n
          ? stageTexts.stakeReturned
          : stageTexts.lost(amountWithUnit(currency, -net));
    return `${texts.announce(params, seen)} ${outcome}`;
  },
  onKey: (key, fine, params) => {
    if (key === 'ArrowLeft') return nudged(params, -1, fine);
    return key === 'ArrowRight' ? nudged(params, 1, fine) : undefined;
  },
  payoutsOf,
  autoBet: true,
  betText: texts.bet,
});
