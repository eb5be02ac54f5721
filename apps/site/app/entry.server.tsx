import { renderToStringAsync } from 'preact-render-to-string';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { drawTrouble } from './features/errors/plain-document.tsx';
import { readView } from './features/lobby/list/list-address.ts';
import { DocumentContext, withTitle, type DocumentParts, type Drawn } from './platform/page/document.tsx';
import { withLateScripts } from './platform/drawing/late-scripts.ts';
import { servicesContext } from './platform/calls/services.ts';
import { skinStyle } from './platform/page/skin-style.ts';
// As text, and only here: it is inlined in the document and in no client bundle.
import amounts from '@carmine/design/amounts.css?inline';
import heart from '@carmine/design/tile-heart.css?inline';
import themes from '@carmine/design/tile-themes.css?inline';
import game from './features/game/game.css?inline';
import blocked from './layout/gates/blocked-view.css?inline';
import jackpots from './features/jackpots/jackpot-cards.css?inline';
import offers from './features/lobby/lobby-offers.css?inline';
import leads from './features/lobby/lobby-leads.css?inline';
import race from './features/lobby/race/lobby-race.css?inline';
import winners from './features/lobby/wins/lobby-winners.css?inline';
import gameShell from './styles/game-shell.css?inline';
import iconSidebar from './styles/icon-sidebar.css?inline';
import pulse from './styles/pulse.css?inline';
import meter from './features/jackpots/jackpot-meter.css?inline';
import member from './styles/shell-member.css?inline';
import start from './styles/start.css?inline';

export { drawTrouble, servicesContext };

export const streamTimeout = 5_000;

const tiles = (themes.match(/\[data-tile=[^}]*\}/g) ?? []).map(
  (rule) => [`tile:${/^\[data-tile="?([^\]"]*)/.exec(rule)?.[1] ?? ''}`, rule] as const,
);

/** Components loaded later whose styles are needed anyway, because no route's module imports them. */
const late: readonly (readonly [Drawn, string])[] = [['blocked', blocked]];

/** The sheets that a document inlines for the components it renders, always in this order. */
const drawable: readonly (readonly [Drawn, string])[] = [
  ...([
    ['amounts', amounts],
    ['heart', heart],
    ['member', member],
    ['leads', leads],
    ['offers', offers],
  ] as const),
  ...([
    ['winners', winners + pulse],
    ['race', race],
    ['jackpots', jackpots + meter],
    ['slim', iconSidebar + gameShell],
    ['game', game],
  ] as const),
  ...(tiles as readonly (readonly [Drawn, string])[]),
];

/** Where a visit begins. Not-found and error pages look like any other page. */
const isEntry = ({ staticHandlerContext: { matches, errors, statusCode } }: EntryContext, url: string): boolean => {
  const id = matches.at(-1)?.route.id;
  const isLobby = id === 'features/lobby/routes/lobby' && readView(new URL(url).searchParams)?.kind === 'lobby';
  return errors === null && statusCode === 200 && (isLobby || id === 'features/game/routes/game');
};

/** Written into the head before it is known whether the page exists. */
const forRobots = /<meta name="robots" content="index, follow"\/?>/;
const saysNoindex = /<meta name="robots" content="noindex"/;
const noindex = '<meta name="robots" content="noindex"/>';

const place = '/*more*/';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { nonce, skin } = context.get(servicesContext);
  let title: string | undefined;
  const setTitle = (text: string): void => {
    title = text;
  };
  const begins = isEntry(routerContext, request.url);
  const seen = new Set<Drawn>();
  const parts: DocumentParts = {
    ...{ nonce, css: start + place, begins, setTitle },
    draw: (sheet) => seen.add(sheet),
    picture: (address, media) =>
      headers.set(
        'Link',
        `<${address}>; rel=preload; as=image; fetchpriority=high${media === undefined ? '' : `; media="${media}"`}`,
      ),
  };
  const drawn = await renderToStringAsync(
    <DocumentContext value={parts}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </DocumentContext>,
  );
  const html = status < 400 ? drawn : drawn.replace(forRobots, saysNoindex.test(drawn) ? '' : noindex);
  // The head is written before the body is known. The brand's colours come last.
  const more = [...late, ...(begins ? drawable : [])].flatMap(([sheet, css]) => (seen.has(sheet) ? [css] : []));
  const styled = withTitle(html, title).replace(place, () => [...more, skinStyle(skin, start)].join(''));
  return new Response(`<!DOCTYPE html>${withLateScripts(styled)}`, { status, headers });
}
