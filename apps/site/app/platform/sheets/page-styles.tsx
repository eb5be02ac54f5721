/** Style sheets of a page's routes, as determined by the build. */
import { Children, isValidElement, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Links as routeLinks } from 'react-router';
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

/** Every sheet of this visit, in the order in which it was first applied. */
const firstApplied: string[] = [];

const hrefOf = (link: ReactNode): string => (isValidElement<{ href?: string }>(link) ? (link.props.href ?? '') : '');

/**
 * The router's links, whose order differs from route to route. A link that is moved in the document loses its sheet in Chromium, so
 * those of the page before stay in place and new ones follow.
 */
const SheetLinks = ({ nonce }: { readonly nonce: string | undefined }) => {
  // Called as the hook that it is: its elements are what has to be ordered.
  const drawn = routeLinks({ nonce }) as ReactElement<{ children: ReactNode }>;
  const links = Children.toArray(drawn.props.children);
  if (typeof document === 'undefined') return <>{links}</>;
  firstApplied.push(...links.map(hrefOf).filter((href) => !firstApplied.includes(href)));
  return <>{links.toSorted((a, b) => firstApplied.indexOf(hrefOf(a)) - firstApplied.indexOf(hrefOf(b)))}</>;
};

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
  if (!begins || isWanted) return <SheetLinks nonce={nonce} />;
  return (
    <noscript id={namesId}>
      <SheetLinks nonce={nonce} />
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
