import { setNonce } from 'get-nonce';
import { hydrate } from 'preact';
import { HydratedRouter } from 'react-router/dom';
import { expectAbortedNavigations } from './platform/calls/aborted.ts';
import { nextTask } from './platform/drawing/next-task.ts';
import { takeOverInParts } from './platform/drawing/parts.tsx';

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

expectAbortedNavigations();
await prepareRouter();
await prepareRouter();
await takeOverInParts(() => hydrate(<HydratedRouter />, document));
