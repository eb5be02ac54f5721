import { useEffect, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { FollowedTiles } from '../features/tiles/followed-tiles.tsx';
import { useLive } from '../live/use-live.ts';
import { useDrawn } from '../platform/page/document.tsx';
import { HydrationChunk } from '../platform/drawing/hydration.tsx';
import { useBonusTerms } from '../queries/promotions.ts';
import { texts } from '../texts/texts.ts';
import { BareHeader } from './header/bare-header.tsx';
import { ConfinedSlot } from './gates/confined-slot.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';
import { LimitsOfferSlot } from './limits-offer-slot.tsx';
import { LockedOutSlot } from './gates/locked-out-slot.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { useHandle, useIconsOnly } from './route-handle.ts';
import { useIsBlocked } from './blocked.ts';
import { Sidebar } from './navigation/sidebar.tsx';
import { TabBar } from './navigation/tab-bar.tsx';
import { useConfinement } from './gates/use-confinement.ts';
import '../styles/plain-page.css';
import '../styles/shell-later.css';
import '../styles/icon-sidebar.css';
import '../styles/game-shell.css';

const useShellClass = (): string => {
  const slim = useHandle('slim');
  const icons = useIconsOnly();
  useDrawn(slim ? 'slim' : undefined);
  return `shell${icons ? ' shell-icons' : ''}${slim ? ' shell-slim' : ''}`;
};

const SkipLink = () => (
  <a className="skip-link" href="#content">
    {texts.common.skipToContent}
  </a>
);

const BareShell = ({ children }: { readonly children: ReactNode }) => (
  <div className="shell-bare">
    <SkipLink />
    <BareHeader />
    <main className="main" id="content" tabIndex={-1}>
      {children}
    </main>
    <Footer />
  </div>
);

const FullShell = ({ children }: { readonly children: ReactNode }) => {
  const shell = useShellClass();
  const lobby = useLocation().pathname === '/';
  useLive();
  useConfinement();
  // The tiles on every page say what they know of them.
  useBonusTerms();
  return (
    <div className={shell}>
      <SkipLink />
      <HydrationChunk name="sidebar">
        <Sidebar />
      </HydrationChunk>
      <div className="shell-page">
        <HydrationChunk name="header">
          <Header />
        </HydrationChunk>
        <OfflineNotice />
        <FollowedTiles>
          <LockedOutSlot />
          <ConfinedSlot />
          {/* In the lobby alone: above a game its bet bar would leave the thumb, above a payment its outcome the screen. */}
          {lobby && <LimitsOfferSlot />}
          {children}
        </FollowedTiles>
        <HydrationChunk name="footer">
          <Footer />
        </HydrationChunk>
      </div>
      <HydrationChunk name="tabs">
        <TabBar />
      </HydrationChunk>
    </div>
  );
};

/** `?framed`: the page is shown in one of our dialogs, which has its own title and close button. */
export const useFramed = (): boolean => useSearchParams()[0].has('framed');

/** Key events in the frame do not reach the page, so Escape is forwarded to close the dialog. */
const passEscape = ({ key }: KeyboardEvent): void => {
  if (key !== 'Escape' || window.parent === window) return;
  window.parent.document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
};

const FramedShell = ({ children }: { readonly children: ReactNode }) => {
  useEffect(() => {
    addEventListener('keydown', passEscape);
    return () => removeEventListener('keydown', passEscape);
  }, []);
  return (
    <main className="main main-framed" id="content">
      {children}
    </main>
  );
};

export const Shell = ({ children }: { readonly children: ReactNode }) => {
  const framed = useFramed();
  const bare = useHandle('bare');
  const blocked = useIsBlocked();
  if (framed) return <FramedShell>{children}</FramedShell>;
  return bare || blocked ? <BareShell>{children}</BareShell> : <FullShell>{children}</FullShell>;
};
