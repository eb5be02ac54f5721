import { SecondaryButton } from '@carmine/design/button';
import { Dialog } from '@carmine/design/dialog';
import BadgeCheck from 'lucide-react/icons/badge-check';
import History from 'lucide-react/icons/history';
import LogOut from 'lucide-react/icons/log-out';
import UserRound from 'lucide-react/icons/user-round';
import { Link } from 'react-router';
import { useSignOut } from '../features/session/sign-out.ts';
import { CashOutItem } from '../layout/cash-out-item.tsx';
import { Navigation } from '../layout/navigation.tsx';
import { SandboxBadge } from '../layout/sandbox-badge.tsx';
import { useSession } from '../queries/session.ts';
import { texts } from '../texts/en.ts';
import type { ModalProps } from './lazy-modals.ts';

/** What the sidebar holds, for a phone. */
export const MenuModal = ({ open, onClose }: ModalProps) => {
  const session = useSession();
  const signOut = useSignOut();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={session?.name ?? texts.tabs.menu}
      closeLabel={texts.common.close}
      fromTop
    >
      {session && <p className="menu-email">{session.email}</p>}
      <Navigation onFollow={onClose} />
      {session && (
        <Link className="menu-item" to="/profile" onClick={onClose}>
          <UserRound size={18} aria-hidden="true" />
          {texts.header.details}
        </Link>
      )}
      {session && <CashOutItem />}
      {session && (
        <Link className="menu-item" to="/profile/verification" onClick={onClose}>
          <BadgeCheck size={18} aria-hidden="true" />
          {texts.header.verification}
        </Link>
      )}
      {session && (
        <Link className="menu-item" to="/history/bets" onClick={onClose}>
          <History size={18} aria-hidden="true" />
          {texts.header.history}
        </Link>
      )}
      {session && (
        <SecondaryButton
          block
          icon={<LogOut size={18} aria-hidden="true" />}
          onClick={() => {
            onClose();
            void signOut();
          }}
        >
          {texts.header.signOut}
        </SecondaryButton>
      )}
      <SandboxBadge />
    </Dialog>
  );
};
