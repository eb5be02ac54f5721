/** The nonce and the inlined style sheet, the same on both sides, so that hydration finds what it expects. */
import { createContext, useContext, useEffect, useLayoutEffect } from 'react';

export interface DocumentParts {
  readonly nonce: string | undefined;
  readonly css: string | undefined;
  /** Whether a visit begins here: then the document holds the rules of its first picture, and no other sheet. */
  readonly begins: boolean;
  /** Of a document that is being drawn: what its first picture needs of the sheets that not every one needs. */
  readonly draw?: (sheet: Drawn) => void;
  /** Of a document that is being drawn: the address of the largest picture of its first screen, and on which screens it is that. */
  readonly picture?: (address: string, media?: string) => void;
  /** For a page that stands where the route's own should be. */
  readonly setTitle?: (title: string) => void;
}

/** Sheets of what a first picture has or has not, and the colours of a tile. */
export type Drawn =
  | 'amounts'
  | 'blocked'
  | 'game'
  | 'heart'
  | 'jackpots'
  | 'leads'
  | 'member'
  | 'slim'
  | 'winners'
  | `tile:${string}`;

const styleId = 'site-css';

export const DocumentContext = createContext<DocumentParts | undefined>(undefined);

let ofDocument: DocumentParts | undefined;

/**
 * A browser hides the nonce attribute but not the property. Read once: whoever draws the document anew, as after a crash, finds
 * the first one gone.
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

/** Says on the server that a component with a sheet of its own is drawn; in the browser the sheet comes with the page. */
export const useDrawn: (sheet: Drawn | undefined) => void = import.meta.env.SSR
  ? (sheet) => {
      const draw = useContext(DocumentContext)?.draw;
      if (sheet !== undefined) draw?.(sheet);
    }
  : () => undefined;

/** The largest picture of a first screen is asked for before the document is read: its address travels in front of it. */
export const useFirstPicture: (address: string, media?: string) => void = import.meta.env.SSR
  ? (address, media) => useContext(DocumentContext)?.picture?.(address, media)
  : () => undefined;

let lastHead: HTMLHeadElement | undefined;

/** A document that is drawn anew has a new head: the sheets that scripts had put into the last one move over. */
const keepSheets = (): void => {
  const { head } = document;
  if (lastHead !== undefined && lastHead !== head) head.append(...lastHead.querySelectorAll('link[rel="stylesheet"]'));
  lastHead = head;
};

/** Inlined: a style sheet of its own would hold back the first paint on a slow line. */
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

/** The title of what is shown in a route's place, as long as it is shown. */
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
