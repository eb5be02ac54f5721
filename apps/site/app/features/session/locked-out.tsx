/** Explains why this browser's session was ended elsewhere. */
import type { ProtectionStatus } from '@carmine/contract/account/protection';
import { signout } from '@carmine/contract/account/user-service';
import { PrimaryButton, SecondaryButton } from '@carmine/design/button';
import { useQueryClient } from '@tanstack/react-query';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { call } from '../../platform/calls/browser-call.ts';
import { useSite } from '../../platform/page/site-data.ts';
import { protectionStatusQuery } from '../../queries/protection.ts';
import { useStore } from '../../state/store.ts';
import { entryTexts } from './texts.ts';
import './locked-out.css';

const { lockedOut, signedOut } = entryTexts;

const Mail = () => {
  const { email } = useSite().skin.support;
  return (
    <a className="link" href={`mailto:${email}`}>
      {email}
    </a>
  );
};

export const LockedOut = ({ why }: { readonly why: NonNullable<ProtectionStatus['ended']> }) => {
  const showChat = useStore((state) => state.process.showChat);
  const openModal = useStore((state) => state.modal.open);
  const client = useQueryClient();
  const understood = () => {
    client.setQueryData(protectionStatusQuery().queryKey, { signedIn: false });
    // The server recognises the browser by the cookie that this deletes; without a connection it is repeated.
    void call(signout, {}).catch(() => undefined);
  };
  const locked = why === 'locked';
  return (
    <section className="locked-out" role="alert" aria-labelledby="locked-out-title">
      <span className="locked-out-icon">
        <LockKeyhole size={24} aria-hidden="true" />
      </span>
      <div className="locked-out-words">
        <h2 id="locked-out-title">{locked ? lockedOut.title : signedOut.title}</h2>
        {locked ? (
          <p>
            {lockedOut.text} <Mail />
          </p>
        ) : (
          <p>{signedOut[why]}</p>
        )}
      </div>
      <div className="locked-out-ways">
        {locked ? (
          <PrimaryButton onClick={showChat}>{lockedOut.support}</PrimaryButton>
        ) : (
          <PrimaryButton onClick={() => openModal('login')}>{signedOut.signIn}</PrimaryButton>
        )}
        <SecondaryButton onClick={understood}>{lockedOut.understood}</SecondaryButton>
      </div>
    </section>
  );
};
