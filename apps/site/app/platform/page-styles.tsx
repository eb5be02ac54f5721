/** The sheets of a page's routes, as the build made them of what their components import. */
import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { Links } from 'react-router';
import { useDocumentParts } from './document.tsx';

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

/** Nothing but what a document's first picture needs stands in it where a visit begins: there the rest comes when it is wanted. */
export const PageStyles = () => {
  const { nonce, begins } = useDocumentParts();
  const isWanted = useSyncExternalStore(
    listen,
    () => wanted,
    () => false,
  );
  return begins && !isWanted ? null : <Links nonce={nonce} />;
};

const loaded = async (link: HTMLLinkElement): Promise<void> => {
  if (link.sheet !== null) return;
  await new Promise<void>((resolve, reject) => {
    // Of a page that was left meanwhile: a link that is taken out of the document tells nothing any more.
    const leaving = new MutationObserver(() => {
      if (!link.isConnected) settle(resolve);
    });
    const settle = (end: () => void): void => {
      leaving.disconnect();
      end();
    };
    leaving.observe(document, { childList: true, subtree: true });
    link.addEventListener('load', () => settle(resolve));
    link.addEventListener('error', (event) => settle(() => reject(event)));
  });
};

/** A dialog without its rules would be a heap of fields. A second call fetches nothing, but what the first one could not. */
export const loadPageStyles = async (): Promise<void> => {
  if (!wanted) want(true);
  try {
    await Promise.all([...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(loaded));
  } catch (error) {
    want(false);
    throw error;
  }
};
