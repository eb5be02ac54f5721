/** What the main button says, to the eye and to a screen reader: what a press does now. */
import type { ReadyState } from '../play/state.ts';
import { texts } from '../texts/texts.ts';

type Pressed = Pick<
  ReadyState,
  'view' | 'session' | 'phase' | 'skipped' | 'feature' | 'queued' | 'holding' | 'spinning' | 'auto'
>;

export const buttonWord = ({
  view,
  session,
  phase,
  skipped,
  feature,
  queued,
  holding,
  spinning,
  auto,
}: Pressed): string => {
  if (auto !== undefined) return texts.auto.stop;
  if (holding) return texts.holding;
  const skips = view.takesTime === true && session.mayHurry && phase === 'showing';
  if (skips && (!skipped || queued || feature)) return texts.skip;
  return spinning === undefined ? view.action : texts.spins.action;
};
