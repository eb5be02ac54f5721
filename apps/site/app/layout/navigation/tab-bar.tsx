import Gift from 'lucide-react/icons/gift';
import House from 'lucide-react/icons/house';
import Menu from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Wallet from 'lucide-react/icons/wallet';
import { Link, useLocation } from 'react-router';
import { legalAddress } from '../../platform/page/text-address.ts';
import { preloadModal } from '../../modals/load-dialogs.ts';
import { closedPath, useIsConfined } from '../../queries/protection.ts';
import { useSession } from '../../queries/session.ts';
import { useStore } from '../../state/store.ts';
import { texts } from '../../texts/texts.ts';

const fairness = legalAddress('fairness');

/** The phone's thumb row. */
export const TabBar = () => {
  const { pathname } = useLocation();
  const session = useSession();
  const open = useStore((state) => state.modal.open);
  const confined = useIsConfined();
  const wallet = confined ? closedPath : '/wallet';
  const here = (path: string) => (pathname === path ? 'page' : undefined);
  return (
    <nav className="tabs" aria-label={texts.tabs.label}>
      <Link to="/" prefetch="intent" aria-current={here('/')}>
        <House size={22} />
        {texts.tabs.home}
      </Link>
      {!confined && (
        <button type="button" onPointerDown={() => preloadModal('search')} onClick={() => open('search')}>
          <Search size={22} />
          {texts.tabs.search}
        </button>
      )}
      {session || confined ? (
        <Link to={wallet} aria-current={here(wallet)}>
          <Wallet size={22} />
          {texts.tabs.wallet}
        </Link>
      ) : (
        <button type="button" onPointerDown={() => preloadModal('login')} onClick={() => open('login')}>
          <Wallet size={22} />
          {texts.tabs.wallet}
        </button>
      )}
      {confined ? (
        <Link to={fairness} aria-current={here(fairness)}>
          <ShieldCheck size={22} />
          {texts.tabs.fairness}
        </Link>
      ) : (
        <Link to="/promotions" aria-current={here('/promotions')}>
          <Gift size={22} />
          {texts.tabs.promotions}
        </Link>
      )}
      <button type="button" onPointerDown={() => preloadModal('menu')} onClick={() => open('menu')}>
        <Menu size={22} />
        {texts.tabs.menu}
      </button>
    </nav>
  );
};
