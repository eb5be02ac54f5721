import outfit from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url';
import type { Call } from '@carmine/contract/call';
import type { Skin } from '@carmine/contract/content/skin';
import { pageLanguage } from '@carmine/money';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Meta, Outlet, Scripts, useLocation, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root.ts';
import { Consent } from './features/consent/consent.tsx';
import { ChatDock } from './features/chat/chat-dock.tsx';
import { CrashPage } from './features/errors/crash-page.tsx';
import { GlobalSpinner } from './layout/global-spinner.tsx';
import { PageGate } from './layout/gates/page-gate.tsx';
import { Shell, useFramed } from './layout/shell.tsx';
import { StartUp } from './layout/start-up.tsx';
import { Modals } from './modals/modals.tsx';
import { ScrollPlace } from './platform/page/scroll-place.tsx';
import { isPublic } from './platform/page/public-pages.ts';
import { WhenHydrated } from './platform/drawing/hydration.tsx';
import { SiteStyles, useDocumentParts } from './platform/page/document.tsx';
import { PageStyles } from './platform/sheets/page-styles.tsx';
import { EarlyPresses } from './platform/drawing/early-presses.tsx';
import { getQueryClient } from './platform/calls/query-client.ts';
import { servicesContext } from './platform/calls/services.ts';
import { favouritesQuery, gamesQuery, summaryQuery, wholeInDocument } from './queries/games.ts';
import { locationQuery } from './queries/location.ts';
import { preferencesQuery, protectionStatusQuery } from './queries/protection.ts';
import { prefetch, dehydrate } from './queries/dehydrate.ts';
import { HydratedCache } from './queries/hydrated-cache.tsx';
import { sessionQuery } from './queries/session.ts';
import { defaultWallet, minimumsQuery, walletsQuery } from './queries/wallets.ts';
import { texts } from './texts/texts.ts';
import './styles/preflight.css';

/** What depends on what the first calls answered. */
const prefetchRest = async (client: QueryClient, call: Call, first: readonly Promise<unknown>[]): Promise<unknown> => {
  await Promise.all(first);
  const wallet = defaultWallet(client.getQueryData(walletsQuery().queryKey));
  const total = client.getQueryData(summaryQuery().queryKey)?.total;
  return Promise.all([
    ...(total !== undefined && total <= wholeInDocument ? [prefetch(client, gamesQuery(wallet?.currency, call))] : []),
    // EUR equivalent in the header, if enabled.
    ...(wallet && wallet.currency !== 'EUR'
      ? [prefetch(client, minimumsQuery(wallet.currency, call)), prefetch(client, preferencesQuery(call))]
      : []),
  ]);
};

/** Skin tokens are in the document's style sheet and not read by scripts. */
const withoutTokens = (skin: Skin): Skin => ({ ...skin, theme: { ...skin.theme, tokens: {} } });

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { call, session, ended, confined, country, skin, site, publicUrl } = context.get(servicesContext);
  const state = await dehydrate((client) => {
    client.setQueryData(sessionQuery().queryKey, session);
    if (ended !== undefined) client.setQueryData(protectionStatusQuery().queryKey, { signedIn: false, ended });
    // Without the IP address, because anonymous pages are cached and shared within a country.
    if (country !== undefined) client.setQueryData(locationQuery().queryKey, { ...country, ip: '' });
    if (country?.restricted) return [];
    const summary = prefetch(client, summaryQuery(call));
    const own = session === null ? [] : [prefetch(client, walletsQuery(call)), prefetch(client, favouritesQuery(call))];
    return [
      prefetchRest(client, call, [summary, ...own]),
      ...(confined ? [prefetch(client, protectionStatusQuery(call))] : []),
    ];
  });
  return { skin: withoutTokens(skin), site, publicUrl, state };
};

/** The document's answer holds for the visit; what changes later is asked by queries. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: texts.titles.lobby(loaderData?.skin.brand.name ?? '') },
];

const viewport = (disableZoom: boolean): string =>
  `width=device-width, initial-scale=1, viewport-fit=cover${disableZoom ? ', maximum-scale=1, user-scalable=no' : ''}`;

/** In English, as the meta tag is read by machines. */
const languageName = new Intl.DisplayNames(['en'], { type: 'language' }).of(pageLanguage);

/** In the browser the element is there, and what is drawn goes into it. */
const Html = ({ children }: { readonly children: ReactNode }) =>
  typeof document === 'undefined' ? <html lang={pageLanguage}>{children}</html> : children;

export const Layout = ({ children }: { readonly children: ReactNode }) => {
  const { nonce } = useDocumentParts();
  const data = useRouteLoaderData<typeof loader>('root');
  const { pathname, search } = useLocation();
  return (
    <Html>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content={viewport(data?.skin.switches.disableZoom ?? false)} />
        {isPublic(pathname, search) && <meta name="robots" content="index, follow" />}
        <meta name="language" content={languageName} />
        <meta name="revisit-after" content="7 days" />
        <meta name="theme-color" content={data?.skin.theme.themeColor ?? '#2b0a12'} />
        <link rel="preload" as="font" type="font/woff2" href={outfit} crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="apple-touch-icon" href="/icons/180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <SiteStyles />
        <Meta />
        <PageStyles />
      </head>
      <body>
        <EarlyPresses />
        {children}
        <ScrollPlace />
        <Scripts nonce={nonce} />
      </body>
    </Html>
  );
};

const Root = ({ loaderData }: Route.ComponentProps) => {
  const [client] = useState(getQueryClient);
  const framed = useFramed();
  return (
    <QueryClientProvider client={client}>
      <HydratedCache state={loaderData.state}>
        <WhenHydrated>
          <StartUp />
        </WhenHydrated>
        <PageGate>
          <Shell>
            <Outlet />
          </Shell>
          <WhenHydrated>
            {!framed && <Consent />}
            <Modals />
          </WhenHydrated>
        </PageGate>
        {!framed && <ChatDock />}
        <WhenHydrated>
          <GlobalSpinner />
        </WhenHydrated>
      </HydratedCache>
    </QueryClientProvider>
  );
};

export default Root;

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <CrashPage error={error} />;
