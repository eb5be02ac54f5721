import { Spinner } from '@carmine/design/feedback';
import { useStore } from '../state/store.ts';
import { texts } from '../texts/texts.ts';

/** Over everything while the process flag is on. */
export const GlobalSpinner = () => {
  const loading = useStore((state) => state.process.loading);
  return loading ? (
    <div className="global-spinner">
      <Spinner label={texts.common.loading} />
    </div>
  ) : null;
};
