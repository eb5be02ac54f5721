/** Number of conversations waiting for an answer, in the navigation; pushed over the desk socket. */
import { supportPulse } from '@carmine/contract/back-office/support';
import { useAsk } from '../../calls.ts';
import { supportTexts } from '../../texts/en-support.ts';
import { useDeskLive } from '../desk-live.ts';

export const SupportCount = () => {
  const waiting = useAsk(supportPulse, { query: {} }, useDeskLive()).data?.waiting ?? 0;
  return waiting === 0 ? null : (
    <span className="count" role="img" aria-label={supportTexts.waitingCount(waiting)}>
      {waiting}
    </span>
  );
};
