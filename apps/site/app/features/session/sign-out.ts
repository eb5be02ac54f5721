import { signout } from '@carmine/contract';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { orThrowResponse } from '../../platform/answers.ts';
import { call } from '../../platform/browser-call.ts';
import { notify } from '../../platform/notify.ts';
import { sessionQuery } from '../../queries/session.ts';
import { store } from '../../state/store.ts';
import { texts } from '../../texts/en.ts';
import { forgetUser } from './stored-user.ts';

/** After a paint, which is when what was drawn begins to ask; a page out of sight is never painted. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const late = setTimeout(resolve, 100);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(resolve);
    });
  });

const mostRounds = 6;

/**
 * All that was asked before is answered, well or badly: also by what was drawn while the session still stood and begins to
 * ask a moment later, as on a slow machine.
 */
export const answered = async (client: QueryClient): Promise<void> => {
  for (let round = 0, quiet = 0; round < mostRounds && quiet < 2; round += 1) {
    await painted();
    const asking = client.getQueryCache().findAll({ fetchStatus: 'fetching' });
    quiet = asking.length === 0 ? quiet + 1 : 0;
    await Promise.allSettled(asking.map((query) => Promise.resolve(query.promise)));
  }
};

/** Home first, then the call. */
export const useSignOut = () => {
  const navigate = useNavigate();
  const client = useQueryClient();
  return async (): Promise<void> => {
    await navigate('/');
    store().modal.reset();
    // Until the answer nobody may take the page for a visitor's.
    store().process.start();
    const { queryKey } = sessionQuery();
    const session = client.getQueryData(queryKey);
    // From here on nothing is asked in the player's name: beside the session's end it would be refused.
    client.setQueryData(queryKey, null);
    try {
      await answered(client);
      orThrowResponse(await call(signout, {}));
    } catch {
      client.setQueryData(queryKey, session);
      notify('error', texts.header.signOutFailed);
      return;
    } finally {
      store().process.complete();
    }
    forgetUser();
    await client.invalidateQueries({ queryKey: ['minimums'] });
  };
};
