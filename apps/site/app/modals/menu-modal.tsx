import { SecondaryButton } from '@carmine/design/button';
import { Dialog } from '@carmine/design/dialog';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Bell from 'lucide-react/icons/bell';
import ChartLine from 'lucide-react/icons/chart-line';
import History from 'lucide-react/icons/history';
import Hourglass from 'lucide-react/icons/hourglass';
import Lock from 'lucide-react/icons/lock';
import LogOut from 'lucide-react/icons/log-out';
import ReceiptText from 'lucide-react/icons/receipt-text';
import UserRound from 'lucide-react/icons/user-round';
import Wallet from 'lucide-react/icons/wallet';
import { Link } from 'react-router';
import { useSignOut } from '../features/session/sign-out.ts';
import { CashOutItem } from '../layout/header/cash-out-item.tsx';
import { EmailText } from '../layout/header/email-text.tsx';
import { Navigation } from '../layout/navigation/navigation.tsx';
import { SandboxBadge } from '../layout/navigation/sandbox-badge.tsx';
import { useSession } from '../queries/session.ts';
import { accountTexts } from '../texts/account.ts';
import { texts } from '../texts/texts.ts';
import type { ModalProps } from './lazy-modals.ts';
import './menu-modal.css';
import '@carmine/design/menu.css';

const { links: names } = accountTexts;

const links = [
  { to: '/profile', text: texts.header.details, icon: UserRound },
  { to: '/wallet', text: texts.header.wallets, icon: Wallet },
  { to: '/profile/verification', text: texts.header.verification, icon: BadgeCheck },
  { to: '/history/bets', text: names.bets, icon: History },
  { to: '/history/payments', text: names.payments, icon: ReceiptText },
  { to: '/profile/notifications', text: names.notifications, icon: Bell },
  { to: '/profile/activity', text: texts.header.activity, icon: ChartLine },
  { to: '/profile/limits', text: names.limits, icon: Hourglass },
  { to: '/profile/security', text: texts.header.security, icon: Lock },
] as const;

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

/** The sidebar's content for phones. */
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
