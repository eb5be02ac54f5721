import { displayCount } from '../../amounts/display.ts';
import Award from 'lucide-react/icons/award';
import ChessKnight from 'lucide-react/icons/chess-knight';
import Cherry from 'lucide-react/icons/cherry';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Club from 'lucide-react/icons/club';
import Crown from 'lucide-react/icons/crown';
import Dices from 'lucide-react/icons/dices';
import Flame from 'lucide-react/icons/flame';
import Gem from 'lucide-react/icons/gem';
import Gift from 'lucide-react/icons/gift';
import Grid from 'lucide-react/icons/layout-grid';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Medal from 'lucide-react/icons/medal';
import MessageCircle from 'lucide-react/icons/message-circle';
import PlayingCards from 'lucide-react/icons/playing-cards';
import Radio from 'lucide-react/icons/radio';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Sparkles from 'lucide-react/icons/sparkles';
import Spade from 'lucide-react/icons/spade';
import Star from 'lucide-react/icons/star';
import TrendingUp from 'lucide-react/icons/trending-up';
import Trophy from 'lucide-react/icons/trophy';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Link, useLocation } from 'react-router';
import { chatOf } from '../../features/chat/chat-of.ts';
import { useSite } from '../../platform/page/site-data.ts';
import { helpAddress, legalAddress } from '../../platform/page/text-address.ts';
import { favouritesQuery, summaryQuery } from '../../queries/games.ts';
import { closedPath, useIsConfined } from '../../queries/protection.ts';
import { useSession } from '../../queries/session.ts';
import { footerTexts } from '../../texts/footer.ts';
import { listTexts } from '../../texts/lists.ts';
import { texts } from '../../texts/texts.ts';
import { useIconsOnly } from '../route-handle.ts';

type Icon = ComponentType<{ size?: number }>;

/** By the first word of a segment's id; default is the knight. */
const segmentIcons: Readonly<Record<string, Icon>> = {
  hot: Flame,
  main: Crown,
  popular: TrendingUp,
  top: Trophy,
  new: Sparkles,
  featured: Star,
  slots: Cherry,
  table: Spade,
  cards: PlayingCards,
  live: Radio,
  jackpot: Gem,
  poker: Club,
  instant: Dices,
  originals: Dices,
};

interface Entry {
  readonly to: string;
  readonly icon: Icon;
  readonly text: string;
  readonly count?: number;
}

const NavigationLink = ({
  entry,
  onFollow,
}: {
  readonly entry: Entry;
  readonly onFollow?: (() => void) | undefined;
}) => {
  const location = useLocation();
  const here = location.pathname + location.search === entry.to;
  const iconsOnly = useIconsOnly();
  return (
    <li>
      <Link
        to={entry.to}
        className="nav-link"
        aria-current={here ? 'page' : undefined}
        title={iconsOnly ? entry.text : undefined}
        onClick={onFollow}
      >
        <entry.icon size={20} />
        <span className="nav-text">{entry.text}</span>
        {entry.count !== undefined && <span className="nav-count num">{displayCount(entry.count)}</span>}
      </Link>
    </li>
  );
};

const useEntries = (): Entry[] => {
  const session = useSession();
  const confined = useIsConfined();
  const catalogue = useQuery(summaryQuery()).data;
  const favourites = useQuery({ ...favouritesQuery(), enabled: session !== null }).data;
  if (confined) return [{ to: closedPath, icon: House, text: texts.sidebar.account }];
  return [
    { to: '/', icon: House, text: texts.sidebar.lobby },
    ...(session && favourites && favourites.length > 0
      ? [{ to: '/?category=favourites', icon: Heart, text: texts.sidebar.favourites, count: favourites.length }]
      : []),
    ...(catalogue?.segments ?? []).map(({ id, count }) => ({
      to: `/?category=${encodeURIComponent(id)}`,
      icon: segmentIcons[id.split('-')[0] ?? ''] ?? ChessKnight,
      text: listTexts[id],
      count,
    })),
    ...(catalogue ? [{ to: '/?category=all', icon: Grid, text: texts.sidebar.allGames, count: catalogue.total }] : []),
  ];
};

const SupportLink = ({ onFollow }: { readonly onFollow?: (() => void) | undefined }) => {
  const { skin } = useSite();
  const iconsOnly = useIconsOnly();
  const open = () => {
    onFollow?.();
    chatOf(skin).open();
  };
  return (
    <li>
      <button type="button" className="nav-link" title={iconsOnly ? texts.sidebar.support : undefined} onClick={open}>
        <MessageCircle size={20} />
        <span className="nav-text">{texts.sidebar.support}</span>
      </button>
    </li>
  );
};

/** Links of the sidebar and the phone's menu. */
export const Navigation = ({ onFollow }: { readonly onFollow?: () => void }) => {
  const entries = useEntries();
  const confined = useIsConfined();
  return (
    <nav className="nav" aria-label={texts.sidebar.label}>
      <ul>
        {entries.map((entry) => (
          <NavigationLink key={entry.to} entry={entry} onFollow={onFollow} />
        ))}
      </ul>
      <p className="nav-title">{texts.sidebar.more}</p>
      <ul>
        {!confined && (
          <>
            <NavigationLink
              entry={{ to: '/promotions', icon: Gift, text: texts.sidebar.promotions }}
              onFollow={onFollow}
            />
            <NavigationLink entry={{ to: '/loyalty', icon: Award, text: texts.sidebar.loyalty }} onFollow={onFollow} />
            <NavigationLink entry={{ to: '/races', icon: Medal, text: texts.sidebar.races }} onFollow={onFollow} />
          </>
        )}
        <NavigationLink
          entry={{ to: legalAddress('fairness'), icon: ShieldCheck, text: texts.sidebar.fairness }}
          onFollow={onFollow}
        />
        <NavigationLink
          entry={{ to: legalAddress('responsible-gaming'), icon: LifeBuoy, text: texts.sidebar.responsible }}
          onFollow={onFollow}
        />
        <NavigationLink entry={{ to: helpAddress(), icon: CircleHelp, text: footerTexts.help }} onFollow={onFollow} />
        <SupportLink onFollow={onFollow} />
      </ul>
    </nav>
  );
};
