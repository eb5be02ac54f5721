/** Simulates MoonPay, an on-ramp: a widget whose address the shop signs; a purchase begins when it is opened. */
import { html, markup } from '../html.ts';
import { onRampParty } from '../onramp/index.ts';
import { registerApi } from './api.ts';
import { notices } from './notices.ts';
import { signedPurchase } from './widget-address.ts';

const logo = markup(
  '<svg viewBox="0 0 34 34" aria-hidden="true"><circle cx="17" cy="17" r="17" fill="#6b2fd9"/><path d="M21 9a9 9 0 1 0 4 13 8 8 0 0 1-4-13z" fill="#fff"/></svg>',
);

export const party = onRampParty({
  code: 'moonpay',
  sign: {
    ...{ title: 'MoonPay', logo, promise: 'Buy crypto', feeBp: 450 },
    look: { ink: '#1c1030', accent: '#6b2fd9', accentDark: '#5320b3', ground: '#f4effc', corner: '18px' },
    styles: '.brand{letter-spacing:-.02em}.panel{border-color:#e2d6f7}',
  },
  about: html`<h2>MoonPay, an on-ramp</h2>
    <p>
      A purchase leads to <code>/moonpay/?…&amp;signature=…</code>, which the site frames: nothing is ordered by a call.
      The same by a call: <code>POST</code> to that address with the form field <code>outcome</code>, as at Banxa. An
      address whose signature does not match shows nothing.
    </p>`,
  notices,
  path: '/moonpay/',
  find: (request, { key, purchases }) => {
    const asked = signedPurchase(request.url, key('api'));
    if (asked === undefined) return undefined;
    const before = purchases.ofOrder(asked.orderRef)[0];
    if (before !== undefined) return before;
    purchases.put(asked);
    return asked;
  },
  registerApi,
});
