/** Layout of every signed-in page: navigation by permission, search, current operator. */
import { operatorSelf, operatorSignOut, type Operator } from '@carmine/contract/back-office/operators';
import { useQueryClient } from '@tanstack/react-query';
import {
  ArrowLeftRight,
  BadgeCheck,
  ChartColumn,
  Dices,
  Eraser,
  Gem,
  Gift,
  Globe,
  Handshake,
  History,
  LogOut,
  MailX,
  Megaphone,
  MessageCircleWarning,
  MessagesSquare,
  MonitorSmartphone,
  ScrollText,
  ShieldAlert,
  UserCog,
  Trophy,
  UserRoundCheck,
  Users,
  Video,
} from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { ask } from '../calls.ts';
import { chat } from '../texts/en-chat.ts';
import { affiliates } from '../texts/en-affiliates.ts';
import { competitions } from '../texts/en-competitions.ts';
import { countries } from '../texts/en-countries.ts';
import { data } from '../texts/en-data.ts';
import { approvals } from '../texts/en-approvals.ts';
import { campaigns } from '../texts/en-campaigns.ts';
import { events } from '../texts/en-events.ts';
import { money } from '../texts/en-money.ts';
import { jackpots } from '../texts/en-jackpots.ts';
import { gamesTexts } from '../texts/en-games.ts';
import { promotions } from '../texts/en-promotions.ts';
import { reports } from '../texts/en-reports.ts';
import { rounds } from '../texts/en-rounds.ts';
import { risk } from '../texts/en-risk.ts';
import { studioRounds } from '../texts/en-studio-rounds.ts';
import { supportTexts } from '../texts/en-support.ts';
import { office } from '../texts/en-office.ts';
import { texts } from '../texts/en.ts';
import { AuditAlarm } from './alarms/audit-alarm.tsx';
import { Finder } from './finder.tsx';
import { HouseAlarm } from './alarms/house-alarm.tsx';
import { ProofDialog } from './proof/proof-dialog.tsx';
import { PaymentCount } from './alarms/payment-count.tsx';
import { SupportCount } from './alarms/support-count.tsx';

const pages = [
  { to: '/players', text: texts.navigation.players, permission: 'players.read', Icon: Users },
  { to: '/rounds', text: rounds.list.title, permission: 'players.read', Icon: History },
  { to: '/payments', text: money.title, permission: 'payments.read', Icon: ArrowLeftRight, Count: PaymentCount },
  { to: '/reports', text: reports.title, permission: 'payments.read', Icon: ChartColumn },
  { to: '/verifications', text: texts.navigation.verifications, permission: 'verification.review', Icon: BadgeCheck },
  { to: '/games', text: gamesTexts.title, permission: 'catalogue.manage', Icon: Dices },
  { to: '/jackpots', text: jackpots.title, permission: 'payments.read', Icon: Gem },
  { to: '/studio-rounds', text: studioRounds.title, permission: 'payments.read', Icon: Video },
  { to: '/promotions', text: promotions.title, permission: 'promotions.read', Icon: Gift },
  { to: '/affiliates', text: affiliates.title, permission: 'promotions.read', Icon: Handshake },
  { to: '/campaigns', text: campaigns.title, permission: 'promotions.read', Icon: Megaphone },
  { to: '/races', text: competitions.title, permission: 'players.read', Icon: Trophy },
  { to: '/risk', text: risk.title, permission: 'risk.read', Icon: ShieldAlert },
  { to: '/countries', text: countries.title, permission: 'countries.manage', Icon: Globe },
  { to: '/approvals', text: approvals.title, permission: 'approvals.read', Icon: UserRoundCheck },
  {
    to: '/support',
    text: supportTexts.navigation,
    permission: 'support.chat',
    Icon: MessagesSquare,
    Count: SupportCount,
  },
  { to: '/table-chat', text: chat.title, permission: 'chat.moderate', Icon: MessageCircleWarning },
  { to: '/audit', text: texts.navigation.audit, permission: 'audit.read', Icon: ScrollText },
  { to: '/dead-events', text: events.title, permission: 'events.manage', Icon: MailX },
  { to: '/erasures', text: data.title, permission: 'players.erase', Icon: Eraser },
  { to: '/operators', text: texts.navigation.operators, permission: 'operators.manage', Icon: UserCog },
];

/** On a narrow screen the pages are one line that scrolls: where one is stays in sight. */
const useCurrentInSight = () => {
  const { pathname } = useLocation();
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const current = links.find((link) => pathname.startsWith(new URL(link.href).pathname));
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return list;
};

interface Self {
  readonly operator: Operator;
  readonly sandbox: boolean;
  readonly brand: string;
}

export const Shell = ({ self, children }: { self: Self; children: ReactNode }) => {
  const queries = useQueryClient();
  const signOut = async () => {
    await ask(operatorSignOut, {}).catch(() => undefined);
    queries.clear();
    await queries.refetchQueries({ queryKey: [operatorSelf.name] });
    window.location.assign('/');
  };
  const list = useCurrentInSight();
  const allowed = pages.filter(({ permission }) => self.operator.permissions.includes(permission));
  return (
    <div className="shell">
      <a className="skip" href="#page">
        {texts.skip}
      </a>
      <aside className="side">
        <p className="brand">
          <img src="/mark.svg" alt="" width="22" height="22" />
          {texts.title}
        </p>
        <nav ref={list} aria-label={texts.title}>
          {allowed.map(({ to, text, Icon, Count }) => (
            <NavLink key={to} to={to}>
              <Icon size={18} aria-hidden="true" />
              {text}
              {Count && <Count />}
            </NavLink>
          ))}
        </nav>
      </aside>
      <div>
        <header className="bar">
          {self.operator.permissions.includes('players.read') && <Finder />}
          <div className="who">
            {self.sandbox && <span className="tag info">{texts.sandbox}</span>}
            <Link className="own" to="/sessions" title={office.sessions.title}>
              {self.operator.name}, {texts.roles[self.operator.role]}
              <MonitorSmartphone size={16} aria-hidden="true" />
              <span className="unseen">{office.sessions.title}</span>
            </Link>
            <button type="button" className="button quiet" onClick={() => void signOut()} aria-label={texts.signOut}>
              <LogOut size={16} aria-hidden="true" />
            </button>
          </div>
        </header>
        <main className="main" id="page" tabIndex={-1}>
          <HouseAlarm mayLook={self.operator.permissions.includes('payments.read')} />
          {self.operator.permissions.includes('audit.read') && <AuditAlarm />}
          {allowed.length === 0 ? <p className="state">{texts.notAllowed}</p> : children}
        </main>
        <ProofDialog />
      </div>
    </div>
  );
};
