import BadgeCheck from 'lucide-react/icons/badge-check';
import ChartLine from 'lucide-react/icons/chart-line';
import Gauge from 'lucide-react/icons/gauge';
import History from 'lucide-react/icons/history';
import Lock from 'lucide-react/icons/lock';
import LogOut from 'lucide-react/icons/log-out';
import UserRound from 'lucide-react/icons/user-round';
import WalletIcon from 'lucide-react/icons/wallet';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { useSignOut } from '../../features/session/sign-out.ts';
import type { SessionSummary } from '../../platform/calls/services.ts';
import { texts } from '../../texts/texts.ts';
import { CashOutItem } from './cash-out-item.tsx';
import { EmailText } from './email-text.tsx';
import '@carmine/design/menu.css';

/** The withdrawal link follows the wallets. */
const links = [
  { to: '/profile', icon: UserRound, text: texts.header.details },
  { to: '/wallet', icon: WalletIcon, text: texts.header.wallets },
  { to: '/profile/verification', icon: BadgeCheck, text: texts.header.verification },
  { to: '/history/bets', icon: History, text: texts.header.history },
  { to: '/profile/limits', icon: Gauge, text: texts.header.limits },
  { to: '/profile/activity', icon: ChartLine, text: texts.header.activity },
  { to: '/profile/security', icon: Lock, text: texts.header.security },
] as const;

interface Props {
  readonly session: SessionSummary;
  readonly onClose: () => void;
}

export const AccountMenu = ({ session, onClose }: Props) => {
  const signOut = useSignOut();
  return (
    <div className="menu">
      <div className="menu-head">
        <b>{session.name}</b>
        <span>
          <EmailText email={session.email} />
        </span>
      </div>
      {links.map(({ to, icon: Icon, text }) => (
        <Fragment key={to}>
          <Link className="menu-item" to={to} onClick={onClose}>
            <Icon size={18} />
            {text}
          </Link>
          {to === '/wallet' && <CashOutItem onFollow={onClose} />}
        </Fragment>
      ))}
      <button
        type="button"
        className="menu-item"
        onClick={() => {
          onClose();
          void signOut();
        }}
      >
        <LogOut size={18} />
        {texts.header.signOut}
      </button>
    </div>
  );
};
