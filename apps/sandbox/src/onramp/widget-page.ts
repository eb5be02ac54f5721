/** An on-ramp's widget: what is bought, a test card, and a button for every outcome. */
import { currency as currencyOf, formatAmount, type Money } from '@carmine/money';
import type { Look } from '../gateway/checkout-styles.ts';
import { cardDates, cardHeading, outcomeButton as button, outcomeForm, paymentPage } from '../gateway/payment-page.ts';
import { html, markup, type Markup } from '../html.ts';
import type { Outcome, Purchase, PurchaseState } from './purchase.ts';

/** What the page of one on-ramp has of its own. */
export interface Sign {
  readonly title: string;
  readonly logo: Markup;
  readonly promise: string;
  readonly look: Look;
  /** After the shared styles. */
  readonly styles?: string;
  /** In basis points. */
  readonly feeBp: number;
}

const explained: readonly (readonly [Outcome, string, string])[] = [
  ['buy-silently', 'Send coins, notify nobody', 'The coins arrive; the shop only sees the network.'],
  ['pay', 'Pay, coins follow later', 'Paid; a second button sends the coins.'],
  ['promise', 'Claim that coins were sent', 'Says that it is complete, and sends nothing.'],
  ['decline', 'Decline', 'The bank says no.'],
  ['expire', 'Let it expire', 'Nobody paid in time.'],
  ['bad-signature', 'Forge a notification', 'Not paid; somebody else claims it was.'],
  ['cancel', 'Cancel and return', 'The customer gives up.'],
];

const states: Readonly<Record<PurchaseState, readonly [string, '' | 'good' | 'bad']>> = {
  open: ['Waiting for payment', ''],
  paid: ['Paid, coins follow', ''],
  sent: ['Coins on their way', 'good'],
  completed: ['Complete', 'good'],
  declined: ['Declined by the bank', 'bad'],
  cancelled: ['Cancelled', 'bad'],
  expired: ['Expired', 'bad'],
};

const openForm = (purchase: Purchase): Markup =>
  html`<section class="panel">
      ${cardHeading}
      <form method="post">
        <label>Card<input inputmode="numeric" autocomplete="off" value="4242 4242 4242 4242" /></label>
        ${cardDates}
        <button class="pay" name="outcome" value="buy">Buy for ${purchase.amount} EUR</button>
      </form>
    </section>
    ${outcomeForm(explained.map(button))}`;

const result = (purchase: Purchase): Markup => {
  const [label, tone] = states[purchase.state];
  return html`<section class="panel">
    <span class="state ${tone}">${label}</span>
    <h1>${tone === 'bad' ? 'This purchase is closed' : 'Thank you'}</h1>
    ${purchase.txid !== null && html`<p class="soft">Transaction ${purchase.txid}</p>`}
    ${
      purchase.state === 'paid' &&
      html`<form method="post" class="outcomes">
        ${button(['send', 'Send the coins', 'They arrive at the address.'])}
      </form>`
    }
    <a class="back" href="${purchase.returnUrl}">Return to the shop</a>
  </section>`;
};

/** Amounts of coins are long. */
const ownStyles = markup('.amount{font-size:24px;overflow-wrap:anywhere}.form{display:grid;gap:16px}');

/** `coins`: what is bought. */
export const widgetPage = (sign: Sign, purchase: Purchase, coins: Money): Markup =>
  paymentPage(
    {
      ...{ title: `${sign.title} – ${states[purchase.state][0]}`, brand: sign.title, logo: sign.logo },
      ...{ promise: sign.promise, look: sign.look, styles: html`${ownStyles}${markup(sign.styles ?? '')}` },
    },
    {
      summary: html`<section class="panel">
        <p class="soft">You get</p>
        <p class="amount">${formatAmount(coins)} ${currencyOf(coins.currency).display}</p>
        <dl>
          <dt>You pay</dt>
          <dd>${purchase.amount} EUR</dd>
          <dt>Fee</dt>
          <dd>${sign.feeBp / 100}%</dd>
          <dt>To the address</dt>
          <dd>${purchase.address}</dd>
        </dl>
      </section>`,
      form: purchase.state === 'open' ? openForm(purchase) : result(purchase),
    },
  );
