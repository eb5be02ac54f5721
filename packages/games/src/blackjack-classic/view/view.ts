import { amountWithUnit } from '../../stage/amounts.ts';
import { cardSounds, type CardSound } from '../../cards/stage/sounds.ts';
import { defineView } from '../../stage/game-view.ts';
import { stageTexts } from '../../stage/texts.ts';
import type { BlackjackParams, BlackjackView } from '../game.ts';
import { theme } from '../theme.ts';
import { BlackjackScene } from './blackjack-scene.tsx';
import { mathVersions } from '../versions/shipped.ts';
import { announce, announceOpen } from './describe-hands.ts';
import { moveKeys } from './move-keys.ts';
import { texts } from './texts.ts';

export const view = defineView<BlackjackParams, BlackjackView, CardSound>({
  mathVersions,
  loadRules: async () => (await import('./rules.ts')).rules,
  Scene: BlackjackScene,
  theme,
  sounds: cardSounds,
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
  debitUnits: (action) => (action === 'double' || action === 'split' ? 1n : 0n),
  keys: moveKeys.map(([key, move]) => [key, texts.advised[move]]),
  betText: () => texts.bet,
});
