/**
 * Where a page was scrolled to when it was left. The router's own script reads the storage before every first paint, for which a
 * browser asks another of its processes; here only who comes back to an entry of the history has a place to read.
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

/** Before the router is made: a new entry of the history gets the key by which its place will be found. */
export const nameEntry = (): void => {
  const { key } = (history.state ?? {}) as { readonly key?: string };
  if (!key) history.replaceState({ key: crypto.randomUUID() }, '');
};

export const ScrollPlace = () => {
  const { nonce } = useDocumentParts();
  useScrollRestoration({ storageKey });
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: restorer }} />;
};
