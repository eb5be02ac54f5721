import { signout } from '@carmine/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { orThrowResponse } from '../../platform/answers.ts';
import { call } from '../../platform/browser-call.ts';
import { notify } from '../../platform/notify.ts';
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
    try {
      orThrowResponse(await call(signout, {}));
    } catch {
      notify('error', texts.header.signOutFailed);
      return;
    } finally {
      store().process.complete();
    }
    forgetUser();
    client.setQueryData(sessionQuery().queryKey, null);
    await client.invalidateQueries({ queryKey: ['minimums'] });
  };
};
