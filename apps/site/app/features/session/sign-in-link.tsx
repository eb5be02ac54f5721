import { requestSignInLink } from '@carmine/contract/account/user-service';
import { SecondaryButton } from '@carmine/design/button';
import { useState } from 'react';
import { messageOf, orThrowResponse, RefusedResponse } from '../../platform/calls/answers.ts';
import { call } from '../../platform/calls/browser-call.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { texts } from '../../texts/texts.ts';
import { entryTexts } from './texts.ts';

const words = entryTexts.login.link;

/** Blocked by too many wrong passwords, even if they were somebody else’s. */
export const isStopped = (error: unknown): boolean =>
  error instanceof RefusedResponse && error.problem?.code === 'too_many_attempts';

/** The owner of the mailbox does not have to wait. */
export const SignInLink = ({ email }: { readonly email: string }) => {
  const [state, setState] = useState<'offered' | 'sending' | 'sent'>('offered');
  const send = async () => {
    setState('sending');
    try {
      orThrowResponse(await call(requestSignInLink, { body: { email } }));
      setState('sent');
    } catch (error) {
      notify('error', messageOf(error, texts.failures.network));
      setState('offered');
    }
  };
  if (state === 'sent') return <p role="status">{words.sent}</p>;
  return (
    <SecondaryButton block loading={state === 'sending'} onClick={() => void send()}>
      {words.offer}
    </SecondaryButton>
  );
};
