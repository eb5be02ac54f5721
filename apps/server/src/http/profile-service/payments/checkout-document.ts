/** The document by which a deposit is paid where a gateway's script or form has to stand in one: each with a policy of its own. */
import { randomBytes } from 'node:crypto';
import type { Checkout, ContentPolicy, PayableDeposit } from '../../../modules/payments/index.ts';

interface CheckoutDocument {
  readonly html: string;
  readonly contentPolicy: string;
}

type Widget = NonNullable<PayableDeposit['gateway']['widget']>;

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

const sources = (name: string, own: readonly string[], given: readonly string[] = []): string => {
  const all = [...own, ...given];
  return `${name} ${all.length === 0 ? "'none'" : all.join(' ')}`;
};

/**
 * As of no origin: what is in it, a script of somebody else, reaches neither our cookies nor our calls, nor the page around it.
 * Frames of the gateway's own within it are of no origin either.
 */
const widgetPolicy = (nonce: string, policy: ContentPolicy): string =>
  [
    "default-src 'none'",
    'sandbox allow-scripts allow-forms allow-popups',
    sources('script-src', [`'nonce-${nonce}'`], policy.scripts),
    sources('style-src', [`'nonce-${nonce}'`], policy.styles),
    sources('connect-src', [], policy.connects),
    sources('frame-src', [], policy.frames),
    sources('form-action', [], policy.forms),
    sources('img-src', ['data:'], policy.images),
    "frame-ancestors 'self'",
    "base-uri 'none'",
  ].join('; ');

const formPolicy = (nonce: string, policy: ContentPolicy): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    sources('form-action', [], policy.forms),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

const page = (title: string, head: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)}</title>${head}</head>` +
  `<body>${body}</body></html>`;

/** Nothing of it runs but in a page of ours: a link to it alone would bring a player to somebody else's payment. */
const startOf = ({ start }: Widget, origin: string): string =>
  `(() => { if (parent === window) return;
const tell = (word) => parent.postMessage({ checkout: word }, ${JSON.stringify(origin)});
const container = document.getElementById('widget');
try { (${start})({ token: container.dataset.token, container, tell }); } catch { tell('failed'); } })();`;

const widgetDocument = (name: string, widget: Widget, policy: ContentPolicy, token: string, origin: string) => {
  const nonce = randomBytes(16).toString('base64');
  const html = page(
    name,
    // The corners of the frame around it are round: nothing of a widget may lie in them.
    `<style nonce="${nonce}">html,body{margin:0}#widget{box-sizing:border-box;min-height:100vh;padding:20px}</style>`,
    `<div id="widget" data-token="${escape(token)}"></div>` +
      `<script nonce="${nonce}" src="${escape(widget.scriptUrl)}"></script>` +
      `<script nonce="${nonce}">${startOf(widget, origin)}</script>`,
  );
  return { html, contentPolicy: widgetPolicy(nonce, policy) };
};

const formDocument = (
  name: string,
  policy: ContentPolicy,
  { formUrl, formFields }: Extract<Checkout, { readonly presentation: 'form' }>,
): CheckoutDocument => {
  const nonce = randomBytes(16).toString('base64');
  const inputs = Object.entries(formFields).map(
    ([field, value]) => `<input type="hidden" name="${escape(field)}" value="${escape(value)}">`,
  );
  const html = page(
    name,
    '',
    `<form method="post" action="${escape(formUrl)}">${inputs.join('')}` +
      // The name alone is right in every language.
      `<noscript><button>${escape(name)}</button></noscript></form>` +
      // A field may be called submit.
      `<script nonce="${nonce}">HTMLFormElement.prototype.submit.call(document.forms[0]);</script>`,
  );
  return { html, contentPolicy: formPolicy(nonce, policy) };
};

/** Nothing for what needs no document of ours. `origin`: that of the page around it. */
export const checkoutDocument = (
  { gateway, checkout }: PayableDeposit,
  origin: string,
): CheckoutDocument | undefined => {
  const { name, widget, contentPolicy } = gateway;
  if (checkout.presentation === 'form') return formDocument(name, contentPolicy, checkout);
  return checkout.presentation === 'widget' && widget !== undefined
    ? widgetDocument(name, widget, contentPolicy, checkout.initializationToken, origin)
    : undefined;
};
