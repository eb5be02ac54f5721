import { slotView } from '../../slots/stage/slot-view.tsx';
import { theme } from '../theme.ts';
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
  bars,
});
