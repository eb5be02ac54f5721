import { BrandMark } from '@carmine/design/brand-mark';
import { buttonClass } from '@carmine/design/button';
import Search from 'lucide-react/icons/search';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { preloadModal } from '../../modals/load-dialogs.ts';
import { useSite } from '../../platform/page/site-data.ts';
import { useIsConfined } from '../../queries/protection.ts';
import { useSession } from '../../queries/session.ts';
import { useStore } from '../../state/store.ts';
import { texts } from '../../texts/texts.ts';
import { AvatarMenu } from './avatar-menu.tsx';
import { NoticeBell } from './notice-bell.tsx';
import { WalletPill } from './wallet-pill.tsx';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null;

const SearchField = () => {
  const open = useStore((state) => state.modal.open);
  const confined = useIsConfined();
  useEffect(() => {
    if (confined) return undefined;
    const key = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      event.preventDefault();
      open('search');
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, [open, confined]);
  // No games for players who may not play.
  if (confined) return null;
  return (
    <button
      type="button"
      className="search-field"
      aria-label={texts.header.searchLabel}
      onPointerEnter={() => preloadModal('search')}
      onClick={() => open('search')}
    >
      <Search size={20} />
      <span>{texts.header.search}</span>
      <kbd className="kbd">/</kbd>
    </button>
  );
};

const VisitorButtons = () => {
  const open = useStore((state) => state.modal.open);
  // A player signed in to withdraw sees no sign-in button: the way to the money is below.
  if (useIsConfined()) return null;
  return (
    <div className="header-visitor">
      <button
        type="button"
        className={buttonClass({ tone: 'ghost', size: 'small' })}
        onPointerEnter={() => preloadModal('login')}
        onClick={() => open('login')}
      >
        {texts.header.signIn}
      </button>
      <button
        type="button"
        className={buttonClass({ size: 'small' })}
        onPointerEnter={() => preloadModal('register')}
        onClick={() => open('register')}
      >
        {texts.header.register}
      </button>
    </div>
  );
};

export const Header = () => {
  const session = useSession();
  const { brand } = useSite().skin;
  return (
    <header className="header" aria-label={brand.tagline}>
      <Link to="/" prefetch="intent" className="header-mark" aria-label={texts.header.home(brand.name)}>
        <BrandMark />
      </Link>
      <SearchField />
      <div className="header-end">
        {session ? (
          <>
            <WalletPill />
            <NoticeBell />
            <AvatarMenu session={session} />
          </>
        ) : (
          <VisitorButtons />
        )}
      </div>
    </header>
  );
};
