/** Simulates EMS, a card gateway with a hosted page and signed answers. */
import { gatewayParty } from '../gateway/index.ts';
import { html, markup } from '../html.ts';
import { registerApi } from './api.ts';
import { notices } from './notices.ts';

const logo = markup(
  '<svg viewBox="0 0 34 34" aria-hidden="true"><rect width="34" height="34" rx="4" fill="#1d1b2e"/><path d="M8 9h18v4H13v3h10v4H13v3h13v4H8z" fill="#e9e4d8"/><path d="M8 29h18" stroke="#b7791f" stroke-width="2"/></svg>',
);

export const party = gatewayParty({
  code: 'ems',
  sign: {
    ...{ title: 'EMS', logo },
    look: { ink: '#1d1b2e', accent: '#5b3a8c', accentDark: '#452b6d', ground: '#f3efe6', corner: '4px' },
  },
  about: html`<h2>EMS, card payments</h2>
    <p>
      A deposit by card leads to its page. The same by a call: <code>POST</code> the page's address with the form field
      <code>outcome</code>, as at the other card gateways. Requests, answers and notifications are signed with Ed25519;
      notifications carry ids alone. No order is taken for a customer in the US or a sum that ends in 31 cents, and a
      card takes no payout that ends in 13.
    </p>`,
  notices,
  registerApi,
});
