import { setNonce } from 'get-nonce';
import { hydrate } from 'preact';
import { HydratedRouter } from 'react-router/dom';
import { expectAbortedNavigations } from './platform/calls/aborted.ts';
import { getQueryClient } from './platform/calls/query-client.ts';
import { nextTask } from './platform/drawing/next-task.ts';
import { takeOverInParts } from './platform/drawing/parts.tsx';
import { nameEntry } from './platform/page/scroll-place.tsx';
import { sow } from './queries/seeded.tsx';

// The dialogs' scroll lock writes a style element, which the content policy takes only with the page's nonce.
const nonce = document.getElementById('site-css')?.nonce;
if (nonce) setNonce(nonce);

/**
 * The router suspends until it has read the document's data, and a document that suspends as a whole cannot be taken over. Asked
 * once more it makes itself, and only misses a page to stand in: what it throws then says no more than that.
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

/** What the document carries, a route's in a task of its own; who draws with answers that were not found here reads them himself. */
const sowAnswers = async (): Promise<void> => {
  const { __reactRouterDataRouter: router } = globalThis as unknown as Prepared;
  for (const data of Object.values(router?.state.loaderData ?? {})) {
    if (typeof data?.state !== 'string') continue;
    sow(getQueryClient(), data.state);
    await nextTask();
  }
};

expectAbortedNavigations();
nameEntry();
await prepareRouter();
await prepareRouter();
await sowAnswers();
await takeOverInParts(() => hydrate(<HydratedRouter />, document));
