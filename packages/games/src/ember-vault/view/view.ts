import { isBought } from '../../slots/bought.ts';
import { holdSounds } from '../../slots/stage/hold/sounds.ts';
import { slotView } from '../../slots/stage/slot-view.tsx';
import { theme } from '../theme.ts';
import { payoutsOf, price } from '../versions/2-payouts.ts';
import { mathVersions } from '../versions/shipped.ts';
import { bars } from './music.ts';
import { slot } from './slot.ts';
import { texts } from './texts.ts';

export const view = slotView({
  mathVersions,
  loadRules: async () => (await import('./rules.ts')).rules,
  theme,
  slot,
  texts,
  bars: { ...holdSounds, ...bars },
  betText: (params: Record<string, unknown>) => (isBought(params) ? texts.bought : texts.bet),
  payoutsOf: (params: Record<string, unknown>) => payoutsOf(isBought(params) ? { buy: true } : {}),
  sale: { params: { buy: true }, price: BigInt(price), ...texts.sale },
});
