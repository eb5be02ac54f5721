/** The sheets of a page's routes, as the build made them of what their components import. */
import { useContext, useEffect, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { Links, UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router';
import { useDocumentParts } from '../document.tsx';
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

/** What `Links` would draw. */
let ofPage: readonly string[] = [];

const useSheetsOfPage = (): void => {
  const routes = useContext(FrameworkContext)?.manifest.routes;
  const matches = useMatches();
  useEffect(() => {
    ofPage = matches.flatMap(({ id }) => routes?.[id]?.css ?? []);
  }, [routes, matches]);
};

/** Nothing but what a document's first picture needs stands in it where a visit begins: there the rest comes when it is wanted. */
export const PageStyles = () => {
  const { nonce, begins } = useDocumentParts();
  const isWanted = useSyncExternalStore(
    listen,
    () => wanted,
    () => false,
  );
  useSheetsOfPage();
  return begins && !isWanted ? null : <Links nonce={nonce} />;
};

/** A dialog without its rules would be a heap of fields. A second call fetches nothing, but what the first one could not. */
export const loadPageStyles = async (): Promise<void> => {
  try {
    await fetchSheets(ofPage.filter(isMissing));
    if (!wanted) want(true);
    await Promise.all(sheetLinks().map(loaded));
  } catch (error) {
    want(false);
    throw error;
  }
};
