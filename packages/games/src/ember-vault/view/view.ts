import { isBought } from '../../slots/bought.ts';
import type { SlotParams } from '../../slots/lines-slot.ts';
import { holdSounds } from '../../slots/stage/hold/sounds.ts';
import { announceSpin } from '../../slots/stage/playback/announce-spin.ts';
import { slotSounds, type SlotSound } from '../../slots/stage/sounds.ts';
import { defineView } from '../../stage/game-view.ts';
import { theme } from '../theme.ts';
import { payoutsOf, price } from '../versions/2-payouts.ts';
import { mathVersions } from '../versions/shipped.ts';
import { bars } from './music.ts';
import { EmberVaultScene } from './scene.tsx';
import { slot } from './slot.ts';
import { texts } from './texts.ts';

export const view = defineView<SlotParams, Record<string, unknown>, SlotSound>({
  mathVersions,
  loadRules: async () => (await import('./rules.ts')).rules,
  Scene: EmberVaultScene,
  theme,
  sounds: { ...slotSounds, ...holdSounds, ...bars },
  action: texts.action,
  announce: announceSpin(slot.kind, texts.announce),
  betText: (params: Record<string, unknown>) => (isBought(params) ? texts.bought : texts.bet),
  payoutsOf: (params: Record<string, unknown>) => payoutsOf(isBought(params) ? { buy: true } : {}),
  sale: { params: { buy: true }, price: BigInt(price), ...texts.sale },
});
