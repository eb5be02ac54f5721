/** Simulates KLUWP, a card gateway with a hosted page. */
import { gatewayParty } from '../gateway/index.ts';
import { html, markup } from '../html.ts';
import { registerApi } from './api.ts';
import { notices } from './notices.ts';

const logo = markup(
  '<svg viewBox="0 0 34 34" aria-hidden="true"><rect width="34" height="34" rx="9" fill="#0b5fd6"/><path d="M9 8h5v7l6-7h6l-7.5 8.5L26 26h-6.2l-5.8-7.6V26H9z" fill="#fff"/><circle cx="27" cy="8" r="3" fill="#38d39f"/></svg>',
);

export const party = gatewayParty({
  code: 'kluwp',
  sign: { title: 'KLUWP', logo },
  about: html`<h2>KLUWP, card payments</h2>
    <p>
      A deposit by card leads to its page. The same by a call: <code>POST</code> the page's address with the form field
      <code>outcome</code>: <code>approve</code> <code>approve-twice</code> <code>approve-late</code>
      <code>decline</code> <code>expire</code> <code>wrong-amount</code> <code>bad-signature</code> <code>cancel</code>,
      and for a paid one <code>refund</code> <code>refund-part</code> <code>chargeback</code>
      <code>chargeback-partial</code>; a charge-back ends with <code>chargeback-won</code> or
      <code>chargeback-lost</code>, and takes evidence until then. No order is taken for a sum that ends in 31 cents,
      and a card takes no payout that ends in 13; <code>pay-out-late</code> <code>pay-out-late-unnotified</code> pay it
      after all.
    </p>`,
  notices,
  keepsDisputes: true,
  registerApi,
});
