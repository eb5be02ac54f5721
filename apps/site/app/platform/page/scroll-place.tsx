/**
 * Scroll restoration. The router's script reads sessionStorage before every first paint, a blocking call to another browser process;
 * this reads it only for history entries visited before.
 */
import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';
import { useDocumentParts } from './document.tsx';

const storageKey = 'scroll-places';

/** As text, so that server and browser render the same script. */
export const restorer = `(() => {
  const { key } = history.state ?? {};
  if (!key) return;
  try {
    const y = JSON.parse(sessionStorage.getItem('${storageKey}') ?? '{}')[key];
    if (typeof y === 'number') scrollTo(0, y);
  } catch {}
})()`.replaceAll(/\s*([={}(),;:?])\s*/g, '$1');

/** Before the router is created: gives a new history entry the key under which its scroll position is stored. */
export const nameEntry = (): void => {
  const { key } = (history.state ?? {}) as { readonly key?: string };
  // Not randomUUID: a page over plain HTTP has none, and would never hydrate.
  if (!key) history.replaceState({ key: crypto.getRandomValues(new Uint32Array(2)).join('-') }, '');
};

export const ScrollPlace = () => {
  const { nonce } = useDocumentParts();
  useScrollRestoration({ storageKey });
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: restorer }} />;
};
