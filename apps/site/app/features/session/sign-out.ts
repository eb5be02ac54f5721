import { signout } from '@carmine/contract/user-service';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { orThrowResponse } from '../../platform/calls/answers.ts';
import { call } from '../../platform/calls/browser-call.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { answered } from '../../queries/answered.ts';
import { sessionQuery } from '../../queries/session.ts';
import { store } from '../../state/store.ts';
import { texts } from '../../texts/en.ts';
import { forgetUser } from './stored-user.ts';

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
