import { confirmBrowser, confirmEmail, resendConfirmation } from '@carmine/contract/account/user-service';
import { buttonClass, PrimaryButton, SecondaryButton } from '@carmine/design/button';
import { Spinner } from '@carmine/design/feedback';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { messageOf, orThrowResponse } from '../../platform/calls/answers.ts';
import { call } from '../../platform/calls/browser-call.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { profileQuery } from '../../queries/profile.ts';
import { useSession } from '../../queries/session.ts';
import { useStore } from '../../state/store.ts';
import { texts } from '../../texts/texts.ts';
import { entryTexts } from './texts.ts';
import '../../styles/plain-page.css';
import '../../styles/message-card.css';

type Outcome = { readonly state: 'working' | 'done' } | { readonly state: 'failed'; readonly message: string };

const confirm = entryTexts.confirm;

/** A mail's link, to confirm the address or the browser. */
interface Asked {
  readonly token: string | null;
  readonly endpoint: typeof confirmEmail | typeof confirmBrowser;
  readonly failedText: string;
}

/** A token works once: it is sent once, however often the page is drawn. */
const useConfirmation = ({ token, endpoint, failedText }: Asked): Outcome => {
  const client = useQueryClient();
  const sent = useRef(false);
  const [outcome, setOutcome] = useState<Outcome>(
    token ? { state: 'working' } : { state: 'failed', message: confirm.missing },
  );
  useEffect(() => {
    if (!token || sent.current) return;
    sent.current = true;
    void call(endpoint, { body: { token } })
      .then(orThrowResponse)
      .then(() => {
        setOutcome({ state: 'done' });
        return client.invalidateQueries({ queryKey: profileQuery().queryKey });
      })
      .catch((error: unknown) => setOutcome({ state: 'failed', message: messageOf(error, failedText) }));
  }, [client, endpoint, failedText, token]);
  return outcome;
};

const Resend = () => {
  const [pending, setPending] = useState(false);
  const resend = async () => {
    setPending(true);
    try {
      orThrowResponse(await call(resendConfirmation, {}));
      notify('success', confirm.resent);
    } catch (error) {
      notify('error', messageOf(error, texts.failures.network));
    }
    setPending(false);
  };
  return (
    <SecondaryButton loading={pending} onClick={() => void resend()}>
      {confirm.resend}
    </SecondaryButton>
  );
};

/** A link that was opened twice: not a failure for the player. */
const useIsDoneAlready = (outcome: Outcome, signedIn: boolean): boolean => {
  const profile = useQuery({ ...profileQuery(), enabled: signedIn && outcome.state === 'failed' });
  return outcome.state === 'failed' && profile.data?.confirmed === true;
};

const BrowserPage = ({ token }: { readonly token: string }) => {
  const openModal = useStore((state) => state.modal.open);
  const words = confirm.browser;
  const outcome = useConfirmation({ token, endpoint: confirmBrowser, failedText: words.failedText });
  const title = { working: words.working, done: words.done, failed: confirm.failed }[outcome.state];
  return (
    <section className="message-card" aria-live="polite">
      <h1 className="page-title">{title}</h1>
      {outcome.state === 'working' ? (
        <Spinner label={words.working} />
      ) : (
        <>
          <p>{outcome.state === 'failed' ? outcome.message : words.doneText}</p>
          <div className="message-actions">
            <PrimaryButton arrow onClick={() => openModal('login')}>
              {words.signIn}
            </PrimaryButton>
          </div>
        </>
      )}
    </section>
  );
};

const EmailPage = ({ token }: { readonly token: string | null }) => {
  const sent = useConfirmation({ token, endpoint: confirmEmail, failedText: confirm.failedText });
  const signedIn = useSession() !== null;
  const outcome: Outcome = useIsDoneAlready(sent, signedIn) ? { state: 'done' } : sent;
  const title = { working: confirm.working, done: confirm.done, failed: confirm.failed }[outcome.state];
  return (
    <section className="message-card" aria-live="polite">
      <h1 className="page-title">{title}</h1>
      {outcome.state === 'working' && <Spinner label={confirm.working} />}
      {outcome.state === 'done' && <p>{confirm.doneText}</p>}
      {outcome.state === 'failed' && <p>{outcome.message}</p>}
      <div className="message-actions">
        {outcome.state === 'failed' && signedIn && <Resend />}
        {outcome.state !== 'working' && (
          <Link className={buttonClass({})} to="/">
            {confirm.home}
          </Link>
        )}
      </div>
    </section>
  );
};

export const ConfirmPage = () => {
  const [params] = useSearchParams();
  const browser = params.get('browser');
  return browser === null ? <EmailPage token={params.get('token')} /> : <BrowserPage token={browser} />;
};
