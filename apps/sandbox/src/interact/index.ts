/** Simulates Interac through a processor of Canadian bank payments: the customer chooses a bank and confirms there. */
import type { FastifyRequest } from 'fastify';
import { gatewayParty, type Place } from '../gateway/index.ts';
import type { GatewayPayment } from '../gateway/payment.ts';
import { html, markup, type Markup } from '../html.ts';
import { registerApi } from './api.ts';
import { notices } from './notices.ts';
import { readToken } from './token.ts';

const logo = markup(
  '<svg viewBox="0 0 34 34" aria-hidden="true"><rect width="34" height="34" rx="17" fill="#2b2a29"/><path d="M7 14 17 8l10 6v2H7zM9 18h3v6H9zm6.500 0h3v6h-3zM22 18h3v6h-3zM7 25h20v2H7z" fill="#f4b400"/></svg>',
);

const styles = markup(`
:root{--ink:#22211f;--soft:#615d55;--line:#e2dccd;--blue:#8a5a00;--blue-dark:#6d4700;--ground:#faf6ea}
`);

const banks = ['Maple Shore Bank', 'Northern Lights Credit Union', 'Prairie Trust', 'Harbour & Pine Savings'];

/** The bank has no name on purpose, so that it is never sent. */
const bankForm = (payment: GatewayPayment): Markup =>
  html`<section class="panel">
    <h1>Pay from your bank account</h1>
    <p class="soft">${payment.customer.name}, ${payment.customer.email}. No bank is asked here.</p>
    <br />
    <form method="post">
      <label
        >Your bank
        <select>
          ${banks.map((bank) => html`<option>${bank}</option>`)}
        </select>
      </label>
      <button class="pay" name="outcome" value="approve">Confirm ${payment.amount} ${payment.currency}</button>
    </form>
  </section>`;

/** The page that a merchant sends its customer to. */
const webflow: Place = {
  path: '/webflow',
  find: ({ query }: FastifyRequest, { key, payments }) => {
    const { transaction = '', token = '' } = query as { transaction?: string; token?: string };
    const known = readToken(key('pages'), token);
    return known?.type === 'CPI' && known.transactionId === transaction
      ? payments.findByReference(transaction)
      : undefined;
  },
};

export const party = gatewayParty({
  code: 'interact',
  sign: {
    ...{ title: 'Interac', logo, promise: 'Canadian bank payments', form: bankForm, styles },
    without: ['refund', 'refund-part', 'chargeback', 'chargeback-won'],
  },
  about: html`<h2>Interac, Canadian bank payments</h2>
    <p>
      A deposit leads to its page, <code>/webflow</code>. The same by a call: <code>POST</code> the page's address with
      the form field <code>outcome</code>: <code>approve</code> <code>approve-twice</code> <code>approve-late</code>
      <code>decline</code> <code>expire</code> <code>wrong-amount</code> <code>bad-signature</code> <code>cancel</code>.
      It takes 20.00 to 2,500.00 CAD, and no order for a sum that ends in 31 cents; a transfer to a player of a sum that
      ends in 13 fails. Its notifications are not signed: a forged one lacks the secret end of the address.
    </p>`,
  notices,
  notifiesPayouts: true,
  places: [webflow],
  registerApi,
});
