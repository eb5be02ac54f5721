/** Simulates Jeton, an e-wallet: the customer confirms on its page, or in its app after scanning a code. */
import type { FastifyRequest } from 'fastify';
import { gatewayParty, type Place } from '../gateway/index.ts';
import type { GatewayPayment } from '../gateway/payment.ts';
import { html, markup, type Markup } from '../html.ts';
import { registerApi } from './api.ts';
import { notices } from './notices.ts';
import { walletOf } from './payment-document.ts';

const logo = markup(
  '<svg viewBox="0 0 34 34" aria-hidden="true"><rect width="34" height="34" rx="9" fill="#e4571b"/><circle cx="17" cy="17" r="9" fill="none" stroke="#fff" stroke-width="3"/><circle cx="17" cy="17" r="3.500" fill="#fff"/></svg>',
);

const styles = markup(`
:root{--ink:#2a1a12;--soft:#6d5a4f;--line:#ead9cf;--blue:#b8400c;--blue-dark:#933208;--ground:#fdf4ee}
.wallet{display:flex;justify-content:space-between;gap:16px;padding:14px 16px;margin:0 0 18px;border-radius:12px;background:#fbe9de;font-size:14px}
`);

const walletForm = (payment: GatewayPayment): Markup =>
  html`<section class="panel">
    <h1>Pay from your wallet</h1>
    <p class="soft">You are signed in to a test wallet. No money is in it, and none is taken.</p>
    <br />
    <div class="wallet"><span>Wallet</span><b>${walletOf(payment.customer)}</b></div>
    <form method="post">
      <button class="pay" name="outcome" value="approve">Confirm ${payment.amount} ${payment.currency}</button>
    </form>
  </section>`;

const placeAt = (path: string): Place => ({
  path,
  find: ({ params }: FastifyRequest, { payments }) => payments.find((params as { id: string }).id),
});

export const party = gatewayParty({
  code: 'jeton',
  sign: {
    ...{ title: 'Jeton', logo, promise: 'Wallet payment', form: walletForm, styles },
    without: ['refund', 'refund-part', 'chargeback', 'chargeback-won'],
  },
  about: html`<h2>Jeton, an e-wallet</h2>
    <p>
      A deposit leads to its page, <code>/jeton/pay/{id}</code>, or shows a code with the address of
      <code>/jeton/qr/{id}</code>. The same by a call: <code>POST</code> that address with the form field
      <code>outcome</code>: <code>approve</code> <code>approve-twice</code> <code>approve-late</code>
      <code>decline</code> <code>expire</code> <code>wrong-amount</code> <code>bad-signature</code> <code>cancel</code>.
      No order is taken for a sum that ends in 31 cents, and a wallet takes no payout that ends in 13. Its notifications
      are not signed: a forged one lacks the secret end of the address.
    </p>`,
  notices,
  notifiesPayouts: true,
  places: [placeAt('/jeton/pay/:id'), placeAt('/jeton/qr/:id')],
  registerApi,
});
