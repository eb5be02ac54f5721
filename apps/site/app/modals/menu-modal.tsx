import { SecondaryButton } from '@carmine/design/button';
import { Dialog } from '@carmine/design/dialog';
import LogOut from 'lucide-react/icons/log-out';
import { Link } from 'react-router';
import { accountLinks } from '../features/history/account-links.ts';
import { useSignOut } from '../features/session/sign-out.ts';
import { CashOutItem } from '../layout/cash-out-item.tsx';
import { EmailText } from '../layout/email-text.tsx';
import { Navigation } from '../layout/navigation.tsx';
import { SandboxBadge } from '../layout/sandbox-badge.tsx';
import { useSession } from '../queries/session.ts';
import { accountTexts } from '../texts/en-account.ts';
import { texts } from '../texts/en.ts';
import type { ModalProps } from './lazy-modals.ts';

/** One step further: from the bets and from the security page. */
const elsewhere: readonly string[] = ['/history/proofs', '/profile/sessions'];

const links = accountLinks.filter(({ to }) => !elsewhere.includes(to));

/** One's own things first: below the games they would be a long way down. */
const AccountLinks = ({ onFollow }: { readonly onFollow: () => void }) => (
  <nav className="menu-account" aria-label={accountTexts.links.label}>
    <CashOutItem />
    {links.map(({ to, text, icon: Icon }) => (
      <Link key={to} className="menu-item" to={to} onClick={onFollow}>
        <Icon size={18} />
        {text}
      </Link>
    ))}
  </nav>
);

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
      {session && (
        <p className="menu-email">
          <EmailText email={session.email} />
        </p>
      )}
      {session && <AccountLinks onFollow={onClose} />}
      <Navigation onFollow={onClose} />
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
