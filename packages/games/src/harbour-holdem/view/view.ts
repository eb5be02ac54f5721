import { anteView } from '../../cards/ante/stage/ante-view.ts';
import { unitsOn } from '../../tables/chips.ts';
import { theme } from '../theme.ts';
import { raise, type HandClass } from '../versions/1-hands.ts';
import { payoutsOf } from '../versions/1-payouts.ts';
import { mathVersions } from '../versions/shipped.ts';
import { HarbourScene } from './scene.tsx';
import { texts } from './texts.ts';

export const view = anteView<HandClass>({
  mathVersions,
  loadRules: async () => (await import('./rules.ts')).rules,
  Scene: HarbourScene,
  theme,
  ...{ action: 'call', raise, keys: texts.keys, hands: texts.hands, announce: texts.announce },
  betText: texts.betText,
  payoutsOf,
  stakeUnits: ({ chips }) => BigInt(unitsOn(chips)),
});
