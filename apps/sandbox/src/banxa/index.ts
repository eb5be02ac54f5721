/** Simulates Banxa, an on-ramp: orders placed by a call and paid on its page, which the shop frames. */
import { html, markup } from '../html.ts';
import { onRampParty } from '../onramp/index.ts';
import { registerApi } from './api.ts';
import { notices } from './notices.ts';

const logo = markup(
  '<svg viewBox="0 0 34 34" aria-hidden="true"><rect width="34" height="34" rx="9" fill="#0f6b5c"/><path d="M9 23V11h8a4 4 0 0 1 0 8H9m8 0h1a4 4 0 0 1 0 4h-9" fill="none" stroke="#fff" stroke-width="2.500" stroke-linejoin="round"/></svg>',
);

export const party = onRampParty({
  code: 'banxa',
  sign: {
    ...{ title: 'Banxa', logo, promise: 'Crypto by card', feeBp: 500 },
    look: { ink: '#0c2723', accent: '#0f6b5c', accentDark: '#0a5247', ground: '#eef6f3', corner: '9px' },
  },
  about: html`<h2>Banxa, an on-ramp</h2>
    <p>
      A purchase leads to <code>/banxa/checkout/…</code>, which the site frames. The same by a call:
      <code>POST</code> to it with the form field <code>outcome</code>: <code>buy</code> <code>buy-silently</code>
      <code>pay</code> <code>send</code> <code>promise</code> <code>decline</code> <code>cancel</code>
      <code>expire</code> <code>bad-signature</code>. Coins are really sent on the local networks. No order is taken for
      a sum that ends in 31 cents.
    </p>`,
  notices,
  path: '/banxa/checkout/:id',
  find: ({ params }, { purchases }) => purchases.find((params as { id: string }).id),
  registerApi,
});
