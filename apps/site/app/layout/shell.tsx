import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { useLive } from '../live/use-live.ts';
import { texts } from '../texts/en.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Sidebar } from './sidebar.tsx';
import { TabBar } from './tab-bar.tsx';

/** What a route may say of its page. */
export interface RouteHandle {
  /** Only icons in the sidebar, and no tab bar on a phone: the page needs the room. */
  readonly slim?: boolean;
}

const useSlim = (): boolean => useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.slim === true);

export const Shell = ({ children }: { readonly children: ReactNode }) => {
  const slim = useSlim();
  useLive();
  return (
    <div className={slim ? 'shell shell-slim' : 'shell'}>
      <a className="skip-link" href="#content">
        {texts.common.skipToContent}
      </a>
      <Sidebar />
      <div className="shell-page">
        <Header />
        <main className="main" id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </div>
      <TabBar />
    </div>
  );
};
