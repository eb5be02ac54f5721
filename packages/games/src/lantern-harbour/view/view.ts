import { slotView } from '../../slots/stage/slot-view.tsx';
import { mathVersions } from '../versions/shipped.ts';
import { bars } from './music.ts';
import { slot } from './slot.ts';
import { texts } from './texts.ts';

export const view = slotView({
  mathVersions,
  loadRules: async () => (await import('./rules.ts')).rules,
  slot,
  texts,
  bars,
});
