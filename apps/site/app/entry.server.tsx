import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { readView } from './features/lobby/list-address.ts';
import { DocumentContext } from './platform/document.tsx';
import { createShellRewriter } from './platform/html-stream.ts';
import { servicesContext } from './platform/services.ts';
// As text, and only here: it is inlined in the document and in no client bundle.
import whole from './styles/site.css?inline';
import start from './styles/start.css?inline';

export { servicesContext };

export const streamTimeout = 5_000;

/** A lobby's document carries what its first paint needs, every other page all of it. */
const stylesFor = ({ staticHandlerContext: { matches, errors } }: EntryContext, url: string): string => {
  const isLobby = matches.at(-1)?.route.id === 'routes/lobby';
  return isLobby && errors === null && readView(new URL(url).searchParams)?.kind === 'lobby' ? start : whole;
};

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { nonce } = context.get(servicesContext);
  const waitForAll = isbot(request.headers.get('user-agent') ?? '');
  return new Promise((resolve, reject) => {
    let answer = status;
    const shell = () => {
      const body = new PassThrough();
      resolve(new Response(createReadableStreamFromReadable(body), { status: answer, headers }));
      pipe(createShellRewriter()).pipe(body);
      body.on('close', () => clearTimeout(timer));
    };
    const { pipe, abort } = renderToPipeableStream(
      <DocumentContext value={{ nonce, css: stylesFor(routerContext, request.url) }}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </DocumentContext>,
      {
        nonce,
        ...(waitForAll ? { onAllReady: shell } : { onShellReady: shell }),
        onShellError: (error) => reject(error instanceof Error ? error : new Error(String(error))),
        onError: () => {
          answer = 500;
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1000);
    request.signal.addEventListener('abort', () => abort());
  });
}
