import { defineView } from '../../stage/game-view.ts';
import { outcomeSentence } from '../../stage/outcome-sentence.ts';
import type { CoinRunParams, CoinRunView } from '../game.ts';
import { payoutsOf } from '../payouts.ts';
import { theme } from '../theme.ts';
import { mathVersions } from '../versions/shipped.ts';
import { CoinRunScene } from './scene.tsx';
import { coinSounds, type CoinSound } from './sounds.ts';
import { texts } from './texts.ts';

const actions: Readonly<Record<string, string>> = { f: 'flip', c: 'take' };

export const view = defineView<CoinRunParams, CoinRunView, CoinSound>({
  mathVersions,
  loadRules: async () => (await import('./rules.ts')).rules,
  Scene: CoinRunScene,
  theme,
  sounds: coinSounds,
  action: texts.action,
  announce: (round, currency) => `${texts.announce(round.view)} ${outcomeSentence(round, currency)}`,
  announceOpen: ({ view: seen }) => texts.announceOpen(seen),
  inPlay: () => texts.inPlay,
  actionOf: (key) => actions[key.toLowerCase()],
  keys: texts.keys,
  payoutsOf,
  betText: texts.bet,
});
