import { signout } from '@carmine/contract/account/user-service';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { orThrowResponse } from '../../platform/calls/answers.ts';
import { call } from '../../platform/calls/browser-call.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { answered } from '../../queries/answered.ts';
import { sessionQuery } from '../../queries/session.ts';
import { store } from '../../state/store.ts';
import { texts } from '../../texts/texts.ts';
import { forgetUser } from './stored-user.ts';

/** Home first, then the call. */
export const useSignOut = () => {
  const navigate = useNavigate();
  const client = useQueryClient();
  return async (): Promise<void> => {
    await navigate('/');
    store().modal.reset();
    // Until the answer the page must not render as a visitor's.
    store().process.start();
    const { queryKey } = sessionQuery();
    const session = client.getQueryData(queryKey);
    // No personal query may run from here on: it would be refused once the session ends.
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
