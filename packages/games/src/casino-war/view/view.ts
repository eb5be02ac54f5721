import { anteView } from '../../cards/ante/stage/ante-view.ts';
import type { Rank } from '../../cards/card-text.ts';
import { unitsOn } from '../../tables/chips.ts';
import { theme } from '../theme.ts';
import { raise } from '../versions/1-cards.ts';
import { payoutsOf } from '../versions/1-payouts.ts';
import { mathVersions } from '../versions/shipped.ts';
import { WarScene } from './scene.tsx';
import { texts } from './texts.ts';

export const view = anteView<Rank>({
  mathVersions,
  loadRules: async () => (await import('./rules.ts')).rules,
  Scene: WarScene,
  theme,
  ...{ action: 'war', giveUp: 'surrender', raise, keys: texts.keys, hands: texts.hands },
  announce: texts.announce,
  announceOpen: ({ hand }) => texts.announceTie(texts.hands[hand]),
  betText: texts.betText,
  payoutsOf,
  stakeUnits: ({ chips }) => BigInt(unitsOn(chips)),
});
