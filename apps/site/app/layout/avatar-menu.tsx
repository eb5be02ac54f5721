import { useDismiss } from '@carmine/design/dismiss';
import BadgeCheck from 'lucide-react/icons/badge-check';
import ChartLine from 'lucide-react/icons/chart-line';
import Gauge from 'lucide-react/icons/gauge';
import History from 'lucide-react/icons/history';
import Lock from 'lucide-react/icons/lock';
import LogOut from 'lucide-react/icons/log-out';
import UserRound from 'lucide-react/icons/user-round';
import WalletIcon from 'lucide-react/icons/wallet';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSignOut } from '../features/session/sign-out.ts';
import type { SessionSummary } from '../platform/services.ts';
import { texts } from '../texts/en.ts';
import { Avatar } from './avatar.tsx';
import { CashOutItem } from './cash-out-item.tsx';

export const AvatarMenu = ({ session }: { readonly session: SessionSummary }) => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const root = useDismiss<HTMLDivElement>(open, close);
  const signOut = useSignOut();
  return (
    <div className="avatar-menu" ref={root}>
      <button
        type="button"
        className="avatar"
        aria-label={texts.header.account(session.name)}
        aria-expanded={open}
        aria-haspopup="true"
        onClick={() => setOpen(!open)}
      >
        <Avatar name={session.name} avatar={session.avatar} />
      </button>
      {open && (
        <div className="menu">
          <div className="menu-head">
            <b>{session.name}</b>
            <span>{session.email}</span>
          </div>
          <Link className="menu-item" to="/profile" onClick={close}>
            <UserRound size={18} />
            {texts.header.details}
          </Link>
          <Link className="menu-item" to="/wallet" onClick={close}>
            <WalletIcon size={18} />
            {texts.header.wallets}
          </Link>
          <CashOutItem onFollow={close} />
          <Link className="menu-item" to="/profile/verification" onClick={close}>
            <BadgeCheck size={18} />
            {texts.header.verification}
          </Link>
          <Link className="menu-item" to="/history/bets" onClick={close}>
            <History size={18} />
            {texts.header.history}
          </Link>
          <Link className="menu-item" to="/profile/limits" onClick={close}>
            <Gauge size={18} />
            {texts.header.limits}
          </Link>
          <Link className="menu-item" to="/profile/activity" onClick={close}>
            <ChartLine size={18} />
            {texts.header.activity}
          </Link>
          <Link className="menu-item" to="/profile/security" onClick={close}>
            <Lock size={18} />
            {texts.header.security}
          </Link>
          <button
            type="button"
            className="menu-item"
            onClick={() => {
              close();
              void signOut();
            }}
          >
            <LogOut size={18} />
            {texts.header.signOut}
          </button>
        </div>
      )}
    </div>
  );
};
