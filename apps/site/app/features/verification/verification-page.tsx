import { PrimaryButton } from '@carmine/design/button';
import { Tag } from '@carmine/design/feedback';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Lock from 'lucide-react/icons/lock';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { useSession } from '../../queries/session.ts';
import { verificationQuery } from '../../queries/verification.ts';
import { useStore } from '../../state/store.ts';
import { texts } from '../../texts/en.ts';
import { VerificationCard } from './verification-card.tsx';

const words = texts.verification;

const SignInFirst = () => {
  const open = useStore((state) => state.modal.open);
  return (
    <div className="empty-shelf">
      <h1 className="dialog-title">{words.title}</h1>
      <p>{words.signInFirst}</p>
      <PrimaryButton arrow onClick={() => open('login')}>
        {texts.header.signIn}
      </PrimaryButton>
    </div>
  );
};

const Head = () => {
  const identity = useQuery(verificationQuery('identity')).data;
  const bill = useQuery(verificationQuery('bill')).data;
  const known = identity !== undefined && bill !== undefined;
  const done = [identity, bill].filter((answer) => answer?.verified === true).length;
  return (
    <header className="verification-top">
      <div>
        <h1>{words.title}</h1>
        <p>
          {words.intro} {known && words.left(2 - done)}
        </p>
      </div>
      {known && <Tag tone={done === 2 ? 'good' : 'wait'}>{words.done(done)}</Tag>}
    </header>
  );
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
      {words.privacy} <Link to="/en/page/privacy-policy">{words.privacyLink}</Link>
    </p>
  </section>
);

export const VerificationPage = () => {
  if (useSession() === null) return <SignInFirst />;
  return (
    <div className="verification">
      <Head />
      <div className="verification-grid">
        <div className="verification-main">
          <VerificationCard kind="identity" />
          <VerificationCard kind="bill" />
        </div>
        <aside className="verification-side">
          <Counts />
          <Privacy />
        </aside>
      </div>
    </div>
  );
};
