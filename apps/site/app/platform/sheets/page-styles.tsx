/** Style sheets of a page's routes, as determined by the build. */
import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { Links } from 'react-router';
import { useDocumentParts } from '../page/document.tsx';
import { fetchSheets, isMissing, loaded, sheetLinks } from './bring-sheets.ts';

let wanted = false;
const listeners = new Set<() => void>();

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const want = (now: boolean): void => {
  wanted = now;
  flushSync(() => listeners.forEach((listener) => listener()));
};

const namesId = 'page-sheets';

const namesIn = (html: string): string[] => [...html.matchAll(/href="([^"]+)"/g)].flatMap(([, href]) => href ?? []);

/** Read before hydration, because client-rendered `noscript` has no content. */
const ofDocument: readonly string[] =
  typeof document === 'undefined' ? [] : namesIn(document.getElementById(namesId)?.textContent ?? '');

/**
 * On entry pages the document contains only what the first paint needs; the rest is loaded on demand. With scripts, further sheets are
 * only listed; without scripts, they apply at once.
 */
export const PageStyles = () => {
  const { nonce, begins } = useDocumentParts();
  const isWanted = useSyncExternalStore(
    listen,
    () => wanted,
    () => false,
  );
  if (!begins || isWanted) return <Links nonce={nonce} />;
  return (
    <noscript id={namesId}>
      <Links nonce={nonce} />
    </noscript>
  );
};

/** Loads the sheets before a dialog. A second call only fetches what failed before. */
export const loadPageStyles = async (): Promise<void> => {
  try {
    await fetchSheets(ofDocument.filter(isMissing));
    if (!wanted) want(true);
    await Promise.all(sheetLinks().map(loaded));
  } catch (error) {
    want(false);
    throw error;
  }
};
