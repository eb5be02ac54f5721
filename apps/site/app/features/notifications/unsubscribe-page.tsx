import { buttonClass, PrimaryButton } from '@carmine/design/button';
import MailCheck from 'lucide-react/icons/mail-check';
import MailX from 'lucide-react/icons/mail-x';
import { Link } from 'react-router';
import curtain from '../../art/curtain-closed.svg';
import { useSession } from '../../queries/session.ts';
import { useStore } from '../../state/store.ts';
import { noticeTexts } from '../../texts/en-notices.ts';
import './unsubscribe.css';

const words = noticeTexts.unsubscribe;

/** Where the link of a mail ends: said plainly, with the way to everything else that can be switched. */
export const UnsubscribePage = ({ done }: { readonly done: boolean }) => {
  const signedIn = useSession() !== null;
  const open = useStore((state) => state.modal.open);
  const Sign = done ? MailCheck : MailX;
  return (
    <div className="message-page unsubscribe">
      <img src={curtain} alt="" />
      <span className={done ? 'unsubscribe-sign unsubscribe-good' : 'unsubscribe-sign'}>
        <Sign size={30} aria-hidden="true" />
      </span>
      <h1>{done ? words.done : words.failed}</h1>
      <p>{done ? words.doneText : words.failedText}</p>
      <div className="message-actions">
        {signedIn && (
          <Link className={buttonClass({})} to="/profile/notifications">
            {words.settings}
          </Link>
        )}
        {!signedIn && !done && <PrimaryButton onClick={() => open('login')}>{words.signIn}</PrimaryButton>}
        <Link className={buttonClass({ tone: signedIn || !done ? 'ghost' : 'gold' })} to="/">
          {words.home}
        </Link>
      </div>
    </div>
  );
};
