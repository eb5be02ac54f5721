import { amountWithUnit } from '../../stage/amounts.ts';
import { defineView } from '../../stage/game-view.ts';
import { stageTexts } from '../../stage/texts.ts';
import type { BlackjackParams, BlackjackView } from '../game.ts';
import { theme } from '../theme.ts';
import { tableTexts } from '../../tables/stage/texts.ts';
import { unitsOn } from '../../tables/chips.ts';
import { payoutsOf, stakeUnits, usualChips } from '../versions/2-payouts.ts';
import { BlackjackScene } from './blackjack-scene.tsx';
import { mathVersions } from '../versions/shipped.ts';
import { betOf } from './bet.ts';
import { announce, announceOpen } from './describe-hands.ts';
import { moveKeys } from './move-keys.ts';
import { blackjackSounds, type BlackjackSound } from './sounds.ts';
import { texts } from './texts.ts';

export const view = defineView<BlackjackParams, BlackjackView, BlackjackSound>({
  mathVersions,
  loadRules: async () => (await import('./rules.ts')).rules,
  Scene: BlackjackScene,
  theme,
  sounds: blackjackSounds,
  action: texts.deal,
  announce: ({ view: seen, payout, staked }, currency) => {
    const net = payout - staked;
    const money =
      net > 0n
        ? stageTexts.won(amountWithUnit(currency, net))
        : net === 0n
          ? stageTexts.stakeReturned
          : stageTexts.lost(amountWithUnit(currency, -net));
    return `${announce(seen)} ${money}`;
  },
  announceOpen: ({ view: seen }) => announceOpen(seen),
  inPlay: ({ view: seen }) => texts.inPlay(seen.hands.length),
  actionOf: (pressed) => moveKeys.find(([key]) => key === pressed.toUpperCase())?.[1],
  debitUnits: (action, _params, { view: { hands, active } }) =>
    action === 'double' || action === 'split' ? BigInt(hands[active ?? 0]?.bet ?? 1) : 0n,
  keys: [...moveKeys.map(([key, move]) => [key, texts.advised[move]] as const), ...tableTexts.keys],
  opening: { chips: usualChips },
  missing: (params) => (unitsOn(betOf(params).chips) === 0 ? tableTexts.place : undefined),
  stakeUnits: (params) => stakeUnits(betOf(params)),
  stakeLabel: tableTexts.chip,
  payoutsOf: (params) => payoutsOf(betOf(params)),
  betText: (params) => {
    const { chips } = betOf(params);
    return texts.bet(Object.keys(chips).length, unitsOn(chips));
  },
});
