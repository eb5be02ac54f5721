/** The nonce and the inlined style sheet, the same on both sides, so that hydration finds what it expects. */
import { createContext, useContext } from 'react';

export interface DocumentParts {
  readonly nonce: string | undefined;
  readonly css: string | undefined;
}

const styleId = 'site-css';

export const DocumentContext = createContext<DocumentParts | undefined>(undefined);

/** A browser hides the nonce attribute but not the property. */
const partsOfDocument = (): DocumentParts => {
  const style = document.getElementById(styleId);
  return { nonce: style?.nonce || undefined, css: style?.textContent ?? undefined };
};

export const useDocumentParts = (): DocumentParts => {
  const given = useContext(DocumentContext);
  return given ?? partsOfDocument();
};

/** Inlined: a style sheet of its own would hold back the first paint on a slow line. */
export const SiteStyles = () => {
  const { nonce, css } = useDocumentParts();
  return css === undefined ? null : (
    <style id={styleId} nonce={nonce} suppressHydrationWarning>
      {css}
    </style>
  );
};
