import { anteView } from '../../cards/ante/stage/ante-view.ts';
import { theme } from '../theme.ts';
import { raise, type Hand } from '../versions/1-hands.ts';
import { payoutsOf } from '../versions/1-payouts.ts';
import { mathVersions } from '../versions/shipped.ts';
import { ThreeCardScene } from './scene.tsx';
import { texts } from './texts.ts';
import { unitsOn } from '../../tables/chips.ts';

export const view = anteView<Hand>({
  mathVersions,
  loadRules: async () => (await import('./rules.ts')).rules,
  Scene: ThreeCardScene,
  theme,
  ...{ action: 'play', raise, keys: texts.keys, hands: texts.hands, announce: texts.announce },
  betText: texts.betText,
  payoutsOf,
  stakeUnits: ({ chips }) => BigInt(unitsOn(chips)),
});
