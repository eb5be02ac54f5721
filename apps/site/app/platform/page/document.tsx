/** The nonce and the inlined style sheet, the same on both sides, so that hydration finds what it expects. */
import { createContext, useContext, useEffect, useLayoutEffect } from 'react';

export interface DocumentParts {
  readonly nonce: string | undefined;
  readonly css: string | undefined;
  /** Whether a visit begins here: then the document holds the rules of its first picture, and no other sheet. */
  readonly begins: boolean;
  /** During server rendering: reports components whose styles the first paint needs. */
  readonly draw?: (sheet: Drawn) => void;
  /** During server rendering: URL of the largest image of the first screen, and its media query. */
  readonly picture?: (address: string, media?: string) => void;
  /** For a page rendered in place of the route's own. */
  readonly setTitle?: (title: string) => void;
}

/** Style sheets that only some first screens need, and a tile's colours. */
export type Drawn =
  | 'amounts'
  | 'blocked'
  | 'game'
  | 'heart'
  | 'jackpots'
  | 'leads'
  | 'offers'
  | 'member'
  | 'race'
  | 'slim'
  | 'winners'
  | `tile:${string}`;

const styleId = 'site-css';

export const DocumentContext = createContext<DocumentParts | undefined>(undefined);

let ofDocument: DocumentParts | undefined;

/**
 * Browsers hide the nonce attribute but not the property. Read once, because after rerendering the document, as after a crash, the
 * original element is gone.
 */
const partsOfDocument = (): DocumentParts => {
  if (ofDocument !== undefined) return ofDocument;
  const style = document.getElementById(styleId);
  const begins = document.querySelector('link[rel="stylesheet"]') === null;
  if (style === null) return { nonce: undefined, css: undefined, begins };
  ofDocument = { nonce: style.nonce || undefined, css: style.textContent, begins };
  return ofDocument;
};

export const useDocumentParts = (): DocumentParts => {
  const given = useContext(DocumentContext);
  return given ?? partsOfDocument();
};

/** On the server, reports that a component with its own style sheet is rendered; in the browser the sheet is loaded with the page. */
export const useDrawn: (sheet: Drawn | undefined) => void = import.meta.env.SSR
  ? (sheet) => {
      const draw = useContext(DocumentContext)?.draw;
      if (sheet !== undefined) draw?.(sheet);
    }
  : () => undefined;

/** Preloads the largest image of the first screen with a header sent before the document. */
export const useFirstPicture: (address: string, media?: string) => void = import.meta.env.SSR
  ? (address, media) => useContext(DocumentContext)?.picture?.(address, media)
  : () => undefined;

let lastHead: HTMLHeadElement | undefined;

/** A rerendered document has a new head, so style sheets inserted by scripts are moved there. */
const keepSheets = (): void => {
  const { head } = document;
  if (lastHead !== undefined && lastHead !== head) head.append(...lastHead.querySelectorAll('link[rel="stylesheet"]'));
  lastHead = head;
};

/** Inlined, because a separate style sheet would delay the first paint on a slow line. */
export const SiteStyles = () => {
  useLayoutEffect(keepSheets, []);
  const { nonce, css } = useDocumentParts();
  return css === undefined ? null : <style id={styleId} nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />;
};

const writeTitle = (title: string): string | undefined => {
  // The text itself, not the element's content: the route's own title lives on in it.
  const text = document.querySelector('head > title')?.firstChild;
  const before = text?.nodeValue ?? undefined;
  if (text) text.nodeValue = title;
  return before;
};

/** Title while a page is shown in place of a route. */
export const useTitle = (title: string): void => {
  useContext(DocumentContext)?.setTitle?.(title);
  useEffect(() => {
    const before = writeTitle(title);
    return () => {
      if (before !== undefined) writeTitle(before);
    };
  }, [title]);
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A drawn document under the title that was asked for while it was drawn. */
export const withTitle = (html: string, title: string | undefined): string =>
  title === undefined ? html : html.replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`);
