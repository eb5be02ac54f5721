import { BrandMark } from '@carmine/design/brand-mark';
import { buttonClass, SecondaryButton } from '@carmine/design/button';
import { useEffect, type ReactNode } from 'react';
import { isRouteErrorResponse, useRouteLoaderData } from 'react-router';
import curtain from '../../art/curtain-closed.svg';
import { useTitle } from '../../platform/page/document.tsx';
import { loadPageStyles } from '../../platform/sheets/page-styles.tsx';
import type { SiteData } from '../../platform/page/site-data.ts';
import { texts } from '../../texts/texts.ts';
import { troubleTexts } from './texts.ts';
import '../../styles/plain-page.css';

export interface MessagePageProps {
  readonly title: string;
  readonly text: string;
  /** The link to continue with; default: the lobby. */
  readonly ways?: ReactNode;
}

/** A link that loads the whole document: what is here may be what broke. */
export const HomeLink = () => (
  <a className={buttonClass({})} href="/">
    {troubleTexts.home}
  </a>
);

export const MessagePage = ({ title, text, ways }: MessagePageProps) => (
  <div className="message-page">
    <img src={curtain} alt="" />
    <h1>{title}</h1>
    <p>{text}</p>
    {ways ?? <HomeLink />}
  </div>
);

/** Always false on the server. */
const isOffline = (): boolean => typeof document !== 'undefined' && !navigator.onLine;

const reload = (): void => location.reload();

/** The failed request: repeated as soon as there is a connection. */
const OfflinePage = () => {
  useEffect(() => {
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  const again = <SecondaryButton onClick={reload}>{troubleTexts.again}</SecondaryButton>;
  return <MessagePage title={troubleTexts.offlineTitle} text={troubleTexts.offlineText} ways={again} />;
};

interface TroubleProps {
  readonly error: unknown;
  /** Texts of a missing resource. */
  readonly missing?: { readonly title: string; readonly text: string };
}

const pageMissing = { title: troubleTexts.notFoundTitle, text: troubleTexts.notFoundText };

/** Replaces a page that could not be shown. */
export const TroublePage = ({ error, missing = pageMissing }: TroubleProps) => {
  if (isRouteErrorResponse(error) && error.status === 404) return <MessagePage {...missing} />;
  if (isOffline()) return <OfflinePage />;
  const ways = (
    <div className="message-ways">
      <HomeLink />
      <SecondaryButton onClick={reload}>{troubleTexts.again}</SecondaryButton>
    </div>
  );
  return <MessagePage title={troubleTexts.crashTitle} text={troubleTexts.crashText} ways={ways} />;
};

interface PlainShellProps {
  /** Absent if even the brand is unknown. */
  readonly brand: string | undefined;
  readonly children: ReactNode;
}

/** Needs no data, no router and no script. */
export const PlainShell = ({ brand, children }: PlainShellProps) => (
  <div className="shell-bare crash">
    <header className="bare-header">
      <a className="logo" href="/" aria-label={brand === undefined ? troubleTexts.home : texts.header.home(brand)}>
        <BrandMark />
        {brand !== undefined && <span>{brand}</span>}
      </a>
    </header>
    <main className="main" id="content">
      {children}
    </main>
  </div>
);

/** Needs no data, because the root itself may have failed. */
export const CrashPage = ({ error }: { readonly error: unknown }) => {
  const brand = useRouteLoaderData<SiteData>('root')?.skin.brand.name;
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const broken = isOffline() ? troubleTexts.offlineTitle : troubleTexts.crashTitle;
  useTitle(missing ? troubleTexts.notFoundTitle : broken);
  useEffect(() => void loadPageStyles().catch(() => undefined), []);
  return (
    <PlainShell brand={brand}>
      <TroublePage error={error} />
    </PlainShell>
  );
};
