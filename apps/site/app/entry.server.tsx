import type { Skin } from '@carmine/contract/skin';
import { renderToStringAsync } from 'preact-render-to-string';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { drawTrouble } from './features/errors/plain-document.tsx';
import { readView } from './features/lobby/list-address.ts';
import { DocumentContext, withTitle, type DocumentParts } from './platform/document.tsx';
import { wholeMark } from './platform/later-styles.ts';
import { withLateScripts } from './platform/late-scripts.ts';
import { servicesContext } from './platform/services.ts';
import { skinStyle } from './platform/skin-style.ts';
// As text, and only here: it is inlined in the document and in no client bundle.
import amounts from '@carmine/design/amounts.css?inline';
import themes from '@carmine/design/tile-themes.css?inline';
import jackpots from './styles/lobby-jackpots.css?inline';
import later from './styles/later.css?inline';
import leads from './styles/lobby-leads.css?inline';
import winners from './styles/lobby-winners.css?inline';
import member from './styles/member.css?inline';
import start from './styles/start.css?inline';

export { drawTrouble, servicesContext };

export const streamTimeout = 5_000;

/** Of what a lobby fetches later, these belong to the first picture where they are drawn. */
const sometimes = [
  { drawn: /class="(bell|tile-heart)/, css: member },
  { drawn: /class="leads /, css: leads },
  { drawn: /class="(winners|worth)"/, css: winners + amounts },
  { drawn: /class="jackpots/, css: jackpots },
];

/** The colours of the tiles that are drawn, and of no other. */
const themesIn = (html: string): string =>
  (themes.match(/\[data-tile=[^}]*\}/g) ?? [])
    .filter((rule) => html.includes(`data-tile="${/^\[data-tile="?([^\]"]*)/.exec(rule)?.[1] ?? ''}"`))
    .join('');

/** Where a visit begins. What is missing or went wrong looks like any other page. */
const isEntry = ({ staticHandlerContext: { matches, errors, statusCode } }: EntryContext, url: string): boolean => {
  const id = matches.at(-1)?.route.id;
  const isLobby = id === 'routes/lobby' && readView(new URL(url).searchParams)?.kind === 'lobby';
  return errors === null && statusCode === 200 && (isLobby || id === 'routes/game');
};

/** What the head says before it is known whether there is such a page. */
const forRobots = /<meta name="robots" content="index, follow"\/?>/;
const saysNoindex = /<meta name="robots" content="noindex"/;
const noindex = '<meta name="robots" content="noindex"/>';

const place = '/*more*/';

/**
 * A lobby's and a game's document carry what their first picture needs, every other page all of it; the brand's colours
 * stand last.
 */
const withStyles = (html: string, entry: boolean, skin: Skin): string => {
  const colours = skinStyle(skin, start);
  const drawn = () => [...sometimes.flatMap(({ drawn: asks, css }) => (asks.test(html) ? [css] : [])), themesIn(html)];
  const more = entry ? [...drawn(), colours] : [later, colours, wholeMark];
  return html.replace(place, () => more.join(''));
};

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
  const parts: DocumentParts = { nonce, css: start + place, setTitle };
  const drawn = await renderToStringAsync(
    <DocumentContext value={parts}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </DocumentContext>,
  );
  const html = status < 400 ? drawn : drawn.replace(forRobots, saysNoindex.test(drawn) ? '' : noindex);
  const styled = withStyles(withTitle(html, title), isEntry(routerContext, request.url), skin);
  return new Response(`<!DOCTYPE html>${withLateScripts(styled)}`, { status, headers });
}
