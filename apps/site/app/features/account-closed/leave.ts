import { signout } from '@carmine/contract/account/user-service';
import { useQueryClient } from '@tanstack/react-query';
import { orThrowResponse } from '../../platform/calls/answers.ts';
import { call } from '../../platform/calls/browser-call.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { answered } from '../../queries/answered.ts';
import { protectionStatusQuery } from '../../queries/protection.ts';
import { sessionQuery } from '../../queries/session.ts';
import { store } from '../../state/store.ts';
import { texts } from '../../texts/texts.ts';

/** Signs out and stays: the lobby is no place to be sent to from here. */
export const useLeave = () => {
  const client = useQueryClient();
  return async (): Promise<void> => {
    store().process.start();
    const { queryKey } = protectionStatusQuery();
    const protectionStatus = client.getQueryData(queryKey);
    // No personal query may run from here on: it would be refused once the session ends.
    client.setQueryData(queryKey, { signedIn: false });
    try {
      await answered(client);
      orThrowResponse(await call(signout, {}));
    } catch {
      client.setQueryData(queryKey, protectionStatus);
      notify('error', texts.header.signOutFailed);
      return;
    } finally {
      store().process.complete();
    }
    client.removeQueries({ predicate: ({ queryKey: [name] }) => !kept.includes(String(name)) });
    client.setQueryData(sessionQuery().queryKey, null);
  };
};

/** Queries without personal data; what the page shows is set instead of fetched again. */
const kept: readonly string[] = [
  'location',
  'restricted-countries',
  'country-codes',
  'currencies',
  'session',
  'protection-status',
];
