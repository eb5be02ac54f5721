import { setNonce } from 'get-nonce';
import { hydrate } from 'preact';
import { HydratedRouter } from 'react-router/dom';
import { expectAbortedNavigations } from './platform/calls/aborted.ts';
import { getQueryClient } from './platform/calls/query-client.ts';
import { nextTask } from './platform/drawing/next-task.ts';
import { hydrateInChunks } from './platform/drawing/hydration.tsx';
import { nameEntry } from './platform/page/scroll-place.tsx';
import { hydrateCache } from './queries/hydrated-cache.tsx';

// The dialogs' scroll lock inserts a style element, which the CSP allows only with the page's nonce.
const nonce = document.getElementById('site-css')?.nonce;
if (nonce) setNonce(nonce);

/**
 * The router suspends until it has read the document's data, and a document that suspends as a whole cannot be hydrated. Calling it
 * here initialises it; it throws only because it is not mounted.
 */
const prepareRouter = async (): Promise<void> => {
  try {
    HydratedRouter({});
  } catch (thrown) {
    await thrown;
  }
  await nextTask();
};

interface Prepared {
  readonly __reactRouterDataRouter?: {
    readonly state: { readonly loaderData: Readonly<Record<string, { readonly state?: unknown } | undefined>> };
  };
}

/** Hydrates each route's data in a separate task. Data missing here is hydrated when its route renders. */
const hydrateCaches = async (): Promise<void> => {
  const { __reactRouterDataRouter: router } = globalThis as unknown as Prepared;
  for (const data of Object.values(router?.state.loaderData ?? {})) {
    if (typeof data?.state !== 'string') continue;
    hydrateCache(getQueryClient(), data.state);
    await nextTask();
  }
};

expectAbortedNavigations();
nameEntry();
await prepareRouter();
await prepareRouter();
await hydrateCaches();
await hydrateInChunks(() => hydrate(<HydratedRouter />, document));
