/** Links to the account pages, in order. */
import BadgeCheck from 'lucide-react/icons/badge-check';
import Bell from 'lucide-react/icons/bell';
import ChartColumn from 'lucide-react/icons/chart-column';
import Gift from 'lucide-react/icons/gift';
import History from 'lucide-react/icons/history';
import Hourglass from 'lucide-react/icons/hourglass';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserRound from 'lucide-react/icons/user-round';
import Wallet from 'lucide-react/icons/wallet';
import type { ComponentType } from 'react';
import { accountTexts } from '../../texts/account.ts';
import { walletTexts } from '../../texts/wallets.ts';
import { historyTexts } from './texts.ts';

interface AccountLink {
  readonly to: string;
  readonly text: string;
  readonly icon: ComponentType<{ size?: number }>;
}

const { links } = accountTexts;

export const accountLinks: readonly AccountLink[] = [
  { to: '/profile', text: links.details, icon: UserRound },
  { to: '/wallet', text: walletTexts.title, icon: Wallet },
  { to: '/profile/verification', text: links.verification, icon: BadgeCheck },
  { to: '/history/bets', text: links.bets, icon: History },
  { to: '/history/payments', text: links.payments, icon: ReceiptText },
  { to: '/history/bonuses', text: historyTexts.bonuses.link, icon: Gift },
  { to: '/history/proofs', text: historyTexts.proofs, icon: ShieldCheck },
  { to: '/profile/notifications', text: links.notifications, icon: Bell },
  { to: '/profile/activity', text: links.activity, icon: ChartColumn },
  { to: '/profile/limits', text: links.limits, icon: Hourglass },
  { to: '/profile/security', text: links.security, icon: LockKeyhole },
  { to: '/profile/sessions', text: links.sessions, icon: MonitorSmartphone },
];
