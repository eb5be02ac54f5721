import { Tag } from '@carmine/design/feedback';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Lock from 'lucide-react/icons/lock';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { legalAddress } from '../../platform/page/text-address.ts';
import { useSession } from '../../queries/session.ts';
import { verificationQuery } from './queries.ts';
import { verificationTexts } from './texts.ts';
import { AccountPage } from '../history/account-page.tsx';
import { FundsCard } from './funds-card.tsx';
import { VerificationCard } from './verification-card.tsx';
import './verification.css';

const words = verificationTexts.verification;

/** Number of completed steps of two; undefined while unknown. */
const useDone = (): number | undefined => {
  const identity = useQuery(verificationQuery('identity')).data;
  const bill = useQuery(verificationQuery('bill')).data;
  if (identity === undefined || bill === undefined) return undefined;
  return [identity, bill].filter((answer) => answer.verified).length;
};

const Intro = () => {
  const done = useDone();
  const funds = useQuery(verificationQuery('funds')).data;
  const isAsked = funds?.asked !== undefined && !funds.verified;
  return (
    <>
      {words.intro} {done !== undefined && (done === 2 && isAsked ? words.question : words.left(2 - done))}
    </>
  );
};

const Done = () => {
  const done = useDone();
  return done === undefined ? null : <Tag tone={done === 2 ? 'good' : 'wait'}>{words.done(done)}</Tag>;
};

const Counts = () => (
  <section className="verification-card">
    <h2>{words.counts.title}</h2>
    <ul className="verification-list">
      {words.counts.yes.map((line) => (
        <li key={line}>
          <Check size={16} aria-hidden="true" className="sign-good" />
          {line}
        </li>
      ))}
      <li>
        <X size={16} aria-hidden="true" className="sign-bad" />
        {words.counts.no}
      </li>
    </ul>
  </section>
);

const Privacy = () => (
  <section className="verification-card verification-privacy">
    <Lock size={20} aria-hidden="true" />
    <p>
      {words.privacy} <Link to={legalAddress('privacy-policy')}>{words.privacyLink}</Link>
    </p>
  </section>
);

export const VerificationPage = () => {
  const signedIn = useSession() !== null;
  return (
    <AccountPage title={words.title} text={signedIn && <Intro />} aside={signedIn && <Done />}>
      {signedIn && (
        <div className="verification-grid">
          <div className="verification-main">
            <FundsCard />
            <VerificationCard kind="identity" />
            <VerificationCard kind="bill" />
          </div>
          <aside className="verification-side">
            <Counts />
            <Privacy />
          </aside>
        </div>
      )}
    </AccountPage>
  );
};
