/**
 * Complete documents that only depend on immutable files: for rendering failures, and for browsers without a connection. They contain
 * no user data.
 */
import type { Skin } from '@carmine/contract/content/skin';
import { pageLanguage } from '@carmine/money';
import { buttonClass } from '@carmine/design/button';
import { createHash } from 'node:crypto';
import { renderToString } from 'preact-render-to-string';
import { skinStyle } from '../../platform/page/skin-style.ts';
import plain from '../../styles/plain.css?inline';
import { troubleTexts } from './texts.ts';
import { HomeLink, MessagePage, PlainShell, type MessagePageProps } from './crash-page.tsx';

interface Document extends MessagePageProps {
  readonly skin: Skin | undefined;
  readonly nonce?: string;
  readonly script?: string;
}

interface DrawnDocument {
  readonly html: string;
  /** Of its style element, as its seal takes it. */
  readonly css: string;
}

const drawDocument = ({ skin, nonce, script, ...message }: Document): DrawnDocument => {
  const css = plain + (skin === undefined ? '' : skinStyle(skin, plain));
  const html = renderToString(
    <html lang={pageLanguage}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content={skin?.theme.themeColor ?? '#2b0a12'} />
        <title>{message.title}</title>
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <PlainShell brand={skin?.brand.name}>
          <MessagePage {...message} />
        </PlainShell>
        {script !== undefined && <script dangerouslySetInnerHTML={{ __html: script }} />}
      </body>
    </html>,
  );
  return { html: `<!DOCTYPE html>${html}`, css };
};

/** For when even the error page cannot be rendered. */
export const drawTrouble = (nonce: string, skin?: Skin): string =>
  drawDocument({ skin, nonce, title: troubleTexts.crashTitle, text: troubleTexts.crashText, ways: <HomeLink /> }).html;

/** Polls for the connection: on the browser's online event, and every few seconds because that event is unreliable. */
const comesBack = `(() => {
  const look = () => fetch('/livez', { cache: 'no-store' }).then(({ ok }) => { if (ok) location.reload(); return ok; }, () => false);
  const said = document.querySelector('[role=status]');
  document.querySelector('button').addEventListener('click', async () => {
    said.textContent = '';
    if (!(await look())) said.textContent = ${JSON.stringify(troubleTexts.stillOffline)};
  });
  addEventListener('online', look);
  setInterval(look, 5000);
})()`;

const sealOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export interface KeptDocument {
  readonly html: string;
  readonly policy: string;
  /** Addresses of what it shows. */
  readonly files: readonly string[];
}

/** Served by the service worker instead of a page it cannot load. */
export const drawOffline = (skin: Skin): KeptDocument => {
  const ways = (
    <>
      <button type="button" className={buttonClass({ tone: 'ghost' })}>
        {troubleTexts.again}
      </button>
      <p role="status" />
    </>
  );
  const { offlineTitle: title, offlineText: text } = troubleTexts;
  const { html, css } = drawDocument({ skin, title, text, ways, script: comesBack });
  const policy = [
    "default-src 'none'",
    `script-src ${sealOf(comesBack)}`,
    `style-src ${sealOf(css)}`,
    ...["img-src 'self'", "font-src 'self'", "connect-src 'self'", "base-uri 'none'", "frame-ancestors 'none'"],
  ].join('; ');
  return { html, policy, files: [...new Set(html.match(/\/assets\/[\w.-]+/g))] };
};
