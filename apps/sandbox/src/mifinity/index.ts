/** Simulates MiFinity, an e-wallet that is paid in a widget on the shop's own page. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { gatewayParty, type Desk, type Place } from '../gateway/index.ts';
import type { GatewayPayment } from '../gateway/payment.ts';
import { html, markup, type Markup } from '../html.ts';
import { registerApi } from './api.ts';
import { notices } from './notices.ts';
import { accountOf } from './payment-document.ts';
import { tokenOf } from './token.ts';
import { widgetScript } from './widget-script.ts';

const logo = markup(
  '<svg viewBox="0 0 34 34" aria-hidden="true"><rect width="34" height="34" rx="17" fill="#0a7a5a"/><path d="M8 17h6l3-5 4 10 3-5h4" fill="none" stroke="#fff" stroke-width="2.500" stroke-linejoin="round"/></svg>',
);

const styles = markup(
  ':root{--ink:#0b2b22;--soft:#4b665d;--line:#cfe3db;--blue:#0a7a5a;--blue-dark:#075c44;--ground:#eef7f3}.pay{border-radius:24px}',
);

const accountForm = (payment: GatewayPayment): Markup =>
  html`<section class="panel">
    <h1>Pay from your account</h1>
    <p class="soft">Account ${accountOf(payment.customer)} of ${payment.customer.email}. Nothing is charged.</p>
    <br />
    <form method="post">
      <button class="pay" name="outcome" value="approve">Pay ${payment.amount} ${payment.currency}</button>
    </form>
  </section>`;

/** Where the widget sends what its customer decides; opened in a browser, the same as a page. */
const byToken: Place = {
  path: '/mifinity/:token',
  find: ({ params }: FastifyRequest, { key, payments }) =>
    payments.all().find((payment) => tokenOf(key('pages'), payment) === (params as { token: string }).token),
};

const registerAll = (app: FastifyInstance, desk: Desk): void => {
  app.get('/widgets/sgpg.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(widgetScript),
  );
  void app.register(async (scope) => registerApi(scope, desk));
};

export const party = gatewayParty({
  code: 'mifinity',
  sign: {
    ...{ title: 'MiFinity', logo, promise: 'E-wallet payment', form: accountForm, styles },
    without: ['refund', 'refund-part', 'chargeback', 'chargeback-won'],
  },
  about: html`<h2>MiFinity, an e-wallet</h2>
    <p>
      A deposit opens its widget on the site, which loads <code>/widgets/sgpg.js</code>. The same by a call:
      <code>POST /mifinity/{initializationToken}</code> with the form field <code>outcome</code>: <code>approve</code>
      <code>approve-twice</code> <code>approve-late</code> <code>decline</code> <code>expire</code>
      <code>wrong-amount</code> <code>bad-signature</code> <code>cancel</code>. No order is taken for a sum that ends in
      31 cents, and an account takes no payout that ends in 13. Its callbacks are not signed: a forged one lacks the
      secret end of the address.
    </p>`,
  notices,
  notifiesPayouts: true,
  places: [byToken],
  registerApi: registerAll,
});
