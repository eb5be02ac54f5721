/** Simulates Skrill, an e-wallet with a checkout page, and the scripts by which it pays out. */
import { gatewayParty } from '../gateway/index.ts';
import type { GatewayPayment } from '../gateway/payment.ts';
import { html, markup, type Markup } from '../html.ts';
import { registerAutomated } from './automated-api.ts';
import { page, registerCheckout } from './checkout-api.ts';
import { accountOf } from './documents.ts';
import { notices } from './notices.ts';

const logo = markup(
  '<svg viewBox="0 0 34 34" aria-hidden="true"><rect width="34" height="34" rx="10" fill="#3d2a63"/><path d="M9 22c4 3 12 2 12-2s-10-3-10-7 7-5 12-2" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/></svg>',
);

const look = { ink: '#21163a', accent: '#5b3a9e', accentDark: '#432a78', ground: '#f4f1fa', corner: '14px' } as const;

const styles = markup(`
.wallet{display:grid;gap:4px;padding:16px 18px;margin:0 0 18px;border-radius:14px;border-left:5px solid var(--accent);background:#f0ebfa;font-size:14px;overflow-wrap:anywhere}
`);

const walletForm = (payment: GatewayPayment): Markup =>
  html`<section class="panel">
    <h1>Pay with your wallet</h1>
    <p class="soft">You are signed in to a test wallet. No money is in it, and none is taken.</p>
    <br />
    <div class="wallet"><span>Signed in as</span><b>${accountOf(payment.customer)}</b></div>
    <form method="post">
      <button class="pay" name="outcome" value="approve">Pay ${payment.amount} ${payment.currency} now</button>
    </form>
  </section>`;

export const party = gatewayParty({
  code: 'skrill',
  sign: {
    ...{ title: 'Skrill', logo, promise: 'Wallet checkout', form: walletForm, look, styles },
    without: ['refund', 'refund-part'],
  },
  about: html`<h2>Skrill, an e-wallet</h2>
    <p>
      A deposit leads to its page, <code>/skrill/pay?sid={session}</code>. The same by a call: <code>POST</code> that
      address with the form field <code>outcome</code>: <code>approve</code> <code>approve-twice</code>
      <code>approve-late</code> <code>decline</code> <code>expire</code> <code>wrong-amount</code>
      <code>bad-signature</code> <code>cancel</code>, and for a paid one <code>chargeback</code> and then
      <code>chargeback-won</code>. No order is taken for a sum that ends in 31 cents, and a wallet takes no payout that
      ends in 13; <code>pay-out-late</code> pays it after all. Nothing is told of payouts: a shop asks.
    </p>`,
  notices,
  places: [page],
  registerApi: (app, desk) => {
    registerCheckout(app, desk);
    registerAutomated(app, desk);
  },
});
