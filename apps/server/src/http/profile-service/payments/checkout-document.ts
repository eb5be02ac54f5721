/** HTML documents to pay a deposit with a gateway's script or form, each with its own CSP. */
import type { Checkout, ContentPolicy, PayableDeposit } from '../../../modules/payments/index.ts';
import { escape, newNonce, page, sources, type OwnDocument } from './own-document.ts';

type Widget = NonNullable<PayableDeposit['gateway']['widget']>;

/**
 * Has an opaque origin, so that third-party scripts cannot reach our cookies, our API or the embedding page. The gateway's frames
 * inside have opaque origins too.
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

/** Runs only inside one of our pages: a direct link could make a player pay for somebody else. */
const startOf = ({ start }: Widget, origin: string): string =>
  `(() => { if (parent === window) return;
const tell = (word) => parent.postMessage({ checkout: word }, ${JSON.stringify(origin)});
const container = document.getElementById('widget');
try { (${start})({ token: container.dataset.token, container, tell }); } catch { tell('failed'); } })();`;

const widgetDocument = (name: string, widget: Widget, policy: ContentPolicy, token: string, origin: string) => {
  const nonce = newNonce();
  const html = page(
    name,
    // Keeps content out of the rounded corners of the embedding frame.
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
): OwnDocument => {
  const nonce = newNonce();
  const inputs = Object.entries(formFields).map(
    ([field, value]) => `<input type="hidden" name="${escape(field)}" value="${escape(value)}">`,
  );
  const html = page(
    name,
    '',
    `<form method="post" action="${escape(formUrl)}">${inputs.join('')}` +
      // The name alone is right in every language.
      `<noscript><button>${escape(name)}</button></noscript></form>` +
      // A form field may be called submit.
      `<script nonce="${nonce}">HTMLFormElement.prototype.submit.call(document.forms[0]);</script>`,
  );
  return { html, contentPolicy: formPolicy(nonce, policy) };
};

/** Undefined for presentations without a document. `origin`: of the embedding page. */
export const checkoutDocument = ({ gateway, checkout }: PayableDeposit, origin: string): OwnDocument | undefined => {
  const { name, widget, contentPolicy } = gateway;
  if (checkout.presentation === 'form') return formDocument(name, contentPolicy, checkout);
  return checkout.presentation === 'widget' && widget !== undefined
    ? widgetDocument(name, widget, contentPolicy, checkout.initializationToken, origin)
    : undefined;
};
