/** Says to whom staff have locked, in the browser that was signed in, why it is not any more. */
import { signout } from '@carmine/contract';
import { PrimaryButton, SecondaryButton } from '@carmine/design/button';
import { useQueryClient } from '@tanstack/react-query';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { call } from '../../platform/browser-call.ts';
import { useSite } from '../../platform/site-data.ts';
import { standingQuery } from '../../queries/protection.ts';
import { useStore } from '../../state/store.ts';
import { entryTexts } from '../../texts/en-entry.ts';
import './locked-out.css';

const words = entryTexts.lockedOut;

export const LockedOut = () => {
  const { support } = useSite().skin;
  const showChat = useStore((state) => state.process.showChat);
  const client = useQueryClient();
  const understood = () => {
    client.setQueryData(standingQuery().queryKey, { signedIn: false });
    // With the cookie goes what the browser is told by; without a connection it is told once more.
    void call(signout, {}).catch(() => undefined);
  };
  return (
    <section className="locked-out" role="alert" aria-labelledby="locked-out-title">
      <span className="locked-out-icon">
        <LockKeyhole size={24} aria-hidden="true" />
      </span>
      <div className="locked-out-words">
        <h2 id="locked-out-title">{words.title}</h2>
        <p>
          {words.text}{' '}
          <a className="link" href={`mailto:${support.email}`}>
            {support.email}
          </a>
        </p>
      </div>
      <div className="locked-out-ways">
        <PrimaryButton onClick={showChat}>{words.support}</PrimaryButton>
        <SecondaryButton onClick={understood}>{words.understood}</SecondaryButton>
      </div>
    </section>
  );
};
