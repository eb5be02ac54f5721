/**
 * The document around an on-ramp's widget. Its one script counts the pages that load in the frame and tells the page around it when the
 * on-ramp has sent the player back; nothing of the on-ramp runs in it, so that it has our origin and the widget has its own.
 */
import type { OnRampWidget } from '../../../modules/payments/index.ts';
import { escape, newNonce, page, sources, type OwnDocument } from './own-document.ts';

/** May open windows for a bank's confirmation, never navigate our pages. */
const widgetRights = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

const policyOf = (nonce: string, frames: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    // Its widget, and our page that it redirects to at the end.
    sources('frame-src', ["'self'"], frames),
    "frame-ancestors 'self'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');

const tell = (word: 'done' | 'failed', origin: string): string =>
  `parent.postMessage({ checkout: '${word}' }, ${JSON.stringify(origin)})`;

/** Registered before the frame is there, so that its first page is the first that is counted. */
const countLoads = (loads: number, origin: string): string =>
  `let loads = 0;
document.addEventListener('load', ({ target }) => {
if (target.tagName === 'IFRAME' && (loads += 1) > ${loads}) ${tell('done', origin)}; }, true);`;

/** `origin`: of the page around it. */
export const onRampDocument = ({ onRamp, url }: OnRampWidget, origin: string): OwnDocument => {
  const { name, frames, frameLoads } = onRamp;
  const nonce = newNonce();
  const html = page(
    name,
    `<style nonce="${nonce}">html,body{margin:0;height:100%}iframe{display:block;width:100%;height:100%;border:0}</style>` +
      `<script nonce="${nonce}">${countLoads(frameLoads, origin)}</script>`,
    `<iframe src="${escape(url)}" title="${escape(name)}" sandbox="${widgetRights}"` +
      ` allow="payment; clipboard-write; camera" referrerpolicy="strict-origin-when-cross-origin"></iframe>`,
  );
  return { html, contentPolicy: policyOf(nonce, frames) };
};

/** Tells the page around it that there is no widget. */
export const noWidgetDocument = (origin: string): OwnDocument => {
  const nonce = newNonce();
  const html = page('', '', `<script nonce="${nonce}">${tell('failed', origin)};</script>`);
  return { html, contentPolicy: policyOf(nonce, []) };
};
