import { useDismiss } from '@carmine/design/dismiss';
import { Suspense, useState } from 'react';
import { late, Withdrawn } from '../../platform/drawing/late.tsx';
import type { SessionSummary } from '../../platform/calls/services.ts';
import { texts } from '../../texts/texts.ts';
import { Avatar } from './avatar.tsx';
import '../../styles/shell-member.css';

const load = () => import('./account-menu.tsx');
const AccountMenu = late(
  load,
  (file) => file.AccountMenu,
  (props) => <Withdrawn {...props} />,
);

/** The menu is loaded on hover. */
export const AvatarMenu = ({ session }: { readonly session: SessionSummary }) => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const root = useDismiss<HTMLDivElement>(open, close);
  return (
    <div className="avatar-menu" ref={root}>
      <button
        type="button"
        className="avatar"
        aria-label={texts.header.account(session.name)}
        aria-expanded={open}
        aria-haspopup="true"
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => setOpen(!open)}
      >
        <Avatar name={session.name} avatar={session.avatar} />
      </button>
      {open && (
        <Suspense fallback={null}>
          <AccountMenu session={session} onClose={close} />
        </Suspense>
      )}
    </div>
  );
};
