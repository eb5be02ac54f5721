import { setNonce } from 'get-nonce';
import { hydrate } from 'preact';
import { HydratedRouter } from 'react-router/dom';
import { nextTask } from './platform/next-task.ts';
import { takeOverInParts } from './platform/parts.tsx';

// The dialogs' scroll lock writes a style element, which the content policy takes only with the page's nonce.
const nonce = document.getElementById('site-css')?.nonce;
if (nonce) setNonce(nonce);

/** The router suspends until it has read the document's data; a document that suspends as a whole cannot be taken over. */
const readData = async (): Promise<void> => {
  try {
    HydratedRouter({});
  } catch (thrown) {
    await thrown;
  }
};

await readData();
await nextTask();
await takeOverInParts(() => hydrate(<HydratedRouter />, document));
