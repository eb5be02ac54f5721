import { defineView } from '../../stage/game-view.ts';
import { outcomeSentence } from '../../stage/outcome-sentence.ts';
import type { HiLoParams, HiLoView } from '../game.ts';
import { payoutsOf } from '../payouts.ts';
import { theme } from '../theme.ts';
import { mathVersions } from '../versions/shipped.ts';
import { HiLoScene } from './scene.tsx';
import { hiLoSounds, type HiLoSound } from './sounds.ts';
import { texts } from './texts.ts';

const actions: Readonly<Record<string, string>> = {
  ...{ h: 'higher', arrowup: 'higher' },
  ...{ l: 'lower', arrowdown: 'lower' },
  c: 'take',
};

export const view = defineView<HiLoParams, HiLoView, HiLoSound>({
  mathVersions,
  loadRules: async () => (await import('./rules.ts')).rules,
  Scene: HiLoScene,
  theme,
  sounds: hiLoSounds,
  action: texts.action,
  announce: (round, currency) => `${texts.announce(round.view)} ${outcomeSentence(round, currency)}`,
  announceOpen: ({ view: seen }) => texts.announceOpen(seen),
  inPlay: () => texts.inPlay,
  actionOf: (key) => actions[key.toLowerCase()],
  keys: texts.keys,
  payoutsOf,
  betText: texts.bet,
});
