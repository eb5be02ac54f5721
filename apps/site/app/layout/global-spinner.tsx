import { Spinner } from '@carmine/design/feedback';
import { useStore } from '../state/store.ts';
import { texts } from '../texts/texts.ts';

/** Over everything. */
export const Waiting = () => (
  <div className="global-spinner">
    <Spinner label={texts.common.loading} />
  </div>
);

/** While the process flag is on. */
export const GlobalSpinner = () => (useStore((state) => state.process.loading) ? <Waiting /> : null);
