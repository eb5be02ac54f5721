import { mailTopics } from '@carmine/contract/account/notices';
import { postUnsubscribe } from '@carmine/contract/account/profile';
import { buttonClass, PrimaryButton } from '@carmine/design/button';
import { useMutation } from '@tanstack/react-query';
import MailCheck from 'lucide-react/icons/mail-check';
import MailQuestion from 'lucide-react/icons/mail-question-mark';
import MailX from 'lucide-react/icons/mail-x';
import { Link } from 'react-router';
import curtain from '../../art/curtain-closed.svg';
import { orThrowResponse, RefusedResponse } from '../../platform/calls/answers.ts';
import { call } from '../../platform/calls/browser-call.ts';
import { useSession } from '../../queries/session.ts';
import { useStore } from '../../state/store.ts';
import { noticeTexts } from './texts.ts';
import { texts } from '../../texts/texts.ts';
import './unsubscribe.css';
import '../../styles/plain-page.css';

const words = noticeTexts.unsubscribe;

const signs = { asked: MailQuestion, done: MailCheck, failed: MailX } as const;

/** What the link is about: a topic before the signature, or promotions. */
const aboutOf = (id: string): string => {
  const topic = mailTopics.find((one) => id.startsWith(`${one}.`));
  return topic === undefined ? words.promotions : words.topics[topic];
};

/** The id is signed: the button is enough, without a sign-in. */
const useUnsubscribe = (id: string) => {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => orThrowResponse(await call(postUnsubscribe, { params: { id } })),
  });
  const refused = error instanceof RefusedResponse;
  const state = isSuccess ? 'done' : refused ? 'failed' : 'asked';
  return { press: () => mutate(), isPending, state, away: error !== null && !refused } as const;
};

/** Target of a mail's unsubscribe link. Only the button unsubscribes, not opening the link. */
export const UnsubscribePage = ({ id }: { readonly id: string }) => {
  const signedIn = useSession() !== null;
  const open = useStore((state) => state.modal.open);
  const { press, isPending, state, away } = useUnsubscribe(id);
  const Sign = signs[state];
  return (
    <div className="message-page unsubscribe" aria-live="polite">
      <img src={curtain} alt="" />
      <span className={state === 'done' ? 'unsubscribe-sign unsubscribe-good' : 'unsubscribe-sign'}>
        <Sign size={30} aria-hidden="true" />
      </span>
      <h1>{words[state](aboutOf(id))}</h1>
      <p>{words.texts[state]}</p>
      {away && <p role="alert">{texts.failures.network}</p>}
      <div className="message-actions">
        {state === 'asked' && (
          <PrimaryButton loading={isPending} onClick={press}>
            {words.stop}
          </PrimaryButton>
        )}
        {state !== 'asked' && signedIn && (
          <Link className={buttonClass({})} to="/profile/notifications">
            {words.settings}
          </Link>
        )}
        {state === 'failed' && !signedIn && <PrimaryButton onClick={() => open('login')}>{words.signIn}</PrimaryButton>}
        <Link className={buttonClass({ tone: state === 'done' && !signedIn ? 'gold' : 'ghost' })} to="/">
          {words.home}
        </Link>
      </div>
    </div>
  );
};
