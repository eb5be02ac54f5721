import { signout } from '@carmine/contract';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/browser-call.ts';
import { notify } from '../../platform/notify.ts';
import { standingQuery } from '../../queries/protection.ts';
import { sessionQuery } from '../../queries/session.ts';
import { texts } from '../../texts/en.ts';

/** Signs out and stays: the lobby is no place to be sent to from here. */
export const useLeave = () => {
  const client = useQueryClient();
  return async (): Promise<void> => {
    const left = await call(signout, {}).catch(() => undefined);
    if (left?.ok !== true) {
      notify('error', texts.header.signOutFailed);
      return;
    }
    client.removeQueries({ predicate: ({ queryKey }) => !kept.includes(String(queryKey[0])) });
    client.setQueryData(sessionQuery().queryKey, null);
    client.setQueryData(standingQuery().queryKey, { signedIn: false });
  };
};

/** Nobody's in particular; what the page shows is set anew instead of asked for again. */
const kept: readonly string[] = [
  'location',
  'restricted-countries',
  'country-codes',
  'currencies',
  'session',
  'standing',
];
