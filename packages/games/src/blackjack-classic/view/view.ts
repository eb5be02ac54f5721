import { amountWithUnit } from '../../stage/amounts.ts';
import { cardSounds, type CardSound } from '../../cards/stage/sounds.ts';
import { defineView } from '../../stage/game-view.ts';
import type { BlackjackParams, BlackjackView } from '../game.ts';
import { theme } from '../theme.ts';
import { BlackjackScene } from './blackjack-scene.tsx';
import { mathVersions } from '../versions/shipped.ts';
import { texts } from './texts.ts';

const actions: Readonly<Record<string, string>> = { h: 'hit', s: 'stand', d: 'double', p: 'split' };

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
        ? `You won ${amountWithUnit(currency, net)}.`
        : net === 0n
          ? 'Your stake is returned.'
          : `You lost ${amountWithUnit(currency, -net)}.`;
    return `${texts.announce(seen)} ${money}`;
  },
  announceOpen: ({ view: seen }) => texts.announceOpen(seen),
  inPlay: ({ view: seen }) => texts.inPlay(seen.hands.length),
  actionOf: (key) => actions[key.toLowerCase()],
  debitUnits: (action) => (action === 'double' || action === 'split' ? 1n : 0n),
  keys: texts.keys,
  betText: () => texts.bet,
});
