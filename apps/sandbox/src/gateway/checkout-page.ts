/** A gateway's checkout page: the form of a test card, and a button for every outcome of a payment. */
import { html, type Markup } from '../html.ts';
import type { Look } from './checkout-styles.ts';
import type { DisputeOutcome } from './disputes.ts';
import type { Delivery } from './notifications.ts';
import { neededBy, type LateOutcome, type Outcome } from './outcome.ts';
import type { GatewayPayment, PaymentState } from './payment.ts';
import { cardDates, cardHeading, outcomeButton as button, outcomeForm, paymentPage } from './payment-page.ts';

const explained: readonly (readonly [Outcome, string, string])[] = [
  ['approve-twice', 'Approve, notify twice', 'Paid; the shop hears of it three times, twice under one event.'],
  ['approve-late', 'Approve too late', 'Expires now, and is paid some seconds later.'],
  ['decline', 'Decline', 'The bank says no.'],
  ['expire', 'Let it expire', 'Nobody paid in time.'],
  ['wrong-amount', 'Charge another amount', 'Paid, but not the amount that was asked for.'],
  ['bad-signature', 'Forge a notification', 'Not paid; somebody else claims it was.'],
  ['cancel', 'Cancel and return', 'The customer gives up.'],
  ['refund', 'Refund', 'The shop gives the money back.'],
  ['refund-part', 'Refund the half', 'The shop gives half of the money back.'],
  ['chargeback', 'Charge back', 'The customer disputes the payment.'],
  ['chargeback-won', 'Win the charge-back', 'The shop was right, and the money is its again.'],
];

const late: readonly (readonly [LateOutcome, string, string])[] = [
  [
    'pay-out-late',
    'Pay failed payouts late',
    'What this card had refused is paid to it after all; the shop hears of it.',
  ],
  ['pay-out-late-unnotified', 'The same, without notifying', 'The shop has to ask.'],
];

const disputes: readonly (readonly [DisputeOutcome, string, string])[] = [
  ['chargeback', 'Charge back', 'The card holder disputes the payment.'],
  ['chargeback-partial', 'Charge a third back', 'The card holder disputes a part of it.'],
  ['chargeback-won', 'The shop wins', 'The bank decides the open dispute for the shop.'],
  ['chargeback-lost', 'The shop loses', 'The bank decides it for the card holder.'],
];

const states: Readonly<Record<PaymentState, readonly [string, '' | 'good' | 'bad']>> = {
  open: ['Waiting for payment', ''],
  paid: ['Paid', 'good'],
  declined: ['Declined by the bank', 'bad'],
  expired: ['Expired', 'bad'],
  cancelled: ['Cancelled', 'bad'],
  refunded: ['Refunded', ''],
  charged_back: ['Charged back', 'bad'],
};

const outcomeButtons = (wanted: (outcome: Outcome) => boolean): Markup[] =>
  explained.filter(([outcome]) => wanted(outcome)).map(button);

const cardForm = (payment: GatewayPayment): Markup =>
  html`<section class="panel">
    ${cardHeading}
    <form method="post">
      <label
        >Card
        <select name="card">
          <option value="own">4242 4242 4242 4242, yours alone</option>
          <option value="shared">4000 0566 5566 5556, shared by many</option>
        </select>
      </label>
      ${cardDates}
      <label>Name on card<input autocomplete="off" value="${payment.customer.name}" /></label>
      <button class="pay" name="outcome" value="approve">Pay ${payment.amount} ${payment.currency}</button>
    </form>
  </section>`;

/** Of a payment that is decided: what may still happen to it and, once it is paid, to payouts. */
const afterwards = ({ without = [] }: Sign, { state }: GatewayPayment, keepsDisputes: boolean): Markup =>
  html`<br /><br />
    <h2>Afterwards</h2>
    <form method="post" class="outcomes">
      ${outcomeButtons(
        (outcome) =>
          neededBy(outcome) === state &&
          !without.includes(outcome) &&
          !(keepsDisputes && disputes.some(([one]) => one === outcome)),
      )}${state === 'paid' && late.map(button)}
    </form>`;

/** What the card holder and the bank do, and what the shop answered. */
const disputePart = ({ disputes: all = [] }: GatewayPayment): Markup =>
  html`<br /><br />
    <h2>Disputes</h2>
    ${all.map(
      ({ id, amount, state, answer }) =>
        html`<p class="soft">
          ${id.slice(0, 12)}: ${amount},
          ${state.replace('_', ' ')}${answer !== undefined && `, answered with ${answer.statements} statements and ${answer.files} files`}
        </p>`,
    )}
    <form method="post" class="outcomes">${disputes.map(button)}</form>`;

const resultPanel = (
  sign: Sign,
  payment: GatewayPayment,
  deliveries: readonly Delivery[],
  keepsDisputes: boolean,
): Markup => {
  const [label, tone] = states[payment.state];
  return html`<section class="panel">
    <span class="state ${tone}">${label}</span>
    <h1>${payment.state === 'paid' ? 'Thank you' : 'This payment is closed'}</h1>
    ${payment.charged !== null && html`<p class="soft">Charged: ${payment.charged.amount} ${payment.charged.currency}</p>`}
    <a class="back" href="${payment.returnUrl}">Return to the shop</a>
    ${(payment.state === 'paid' || payment.state === 'charged_back') && afterwards(sign, payment, keepsDisputes)}
    ${keepsDisputes && (payment.state === 'paid' || payment.state === 'charged_back') && disputePart(payment)}
    <br /><br />
    <h2>Notifications sent</h2>
    <table>
      <tr>
        <th>Event</th>
        <th>Attempts</th>
        <th>Answer</th>
      </tr>
      ${deliveries.map(
        (one) =>
          html`<tr>
            <td>${one.eventId}${one.forged && ' (forged)'}</td>
            <td>${one.attempts}</td>
            <td>${one.lastStatus ?? '–'}</td>
          </tr>`,
      )}
    </table>
  </section>`;
};

const summary = (payment: GatewayPayment, host: string): Markup =>
  html`<section class="panel">
    <p class="soft">You pay</p>
    <p class="amount">${payment.amount} ${payment.currency}</p>
    <dl>
      <dt>To</dt>
      <dd>${host}</dd>
      <dt>For</dt>
      <dd>${payment.description}</dd>
      <dt>Reference</dt>
      <dd>${payment.id.slice(0, 15)}</dd>
      <dt>Fee</dt>
      <dd>none</dd>
    </dl>
  </section>`;

/** What the page of one gateway has of its own. */
export interface Sign {
  readonly title: string;
  readonly logo: Markup;
  /** Beside the title; default: of a card page. */
  readonly promise?: string;
  /** How the customer pays; default: the form of a test card. */
  readonly form?: (payment: GatewayPayment) => Markup;
  /** After the shared styles. */
  readonly styles?: Markup;
  /** Outcomes that it does not know. */
  readonly without?: readonly Outcome[];
  /** Default: a plain blue one. */
  readonly look?: Look;
}

export const checkoutPage = (
  sign: Sign,
  payment: GatewayPayment,
  deliveries: readonly Delivery[],
  keepsDisputes = false,
): Markup => {
  const open = payment.state === 'open';
  const { promise = 'Secure card payment', form = cardForm, styles, without = [] } = sign;
  const others = outcomeButtons((outcome) => neededBy(outcome) === 'open' && !without.includes(outcome));
  return paymentPage(
    {
      ...{ title: `${sign.title} Payments – ${states[payment.state][0]}`, brand: sign.title, logo: sign.logo },
      ...{ promise, look: sign.look, styles },
    },
    {
      summary: summary(payment, new URL(payment.returnUrl).host),
      form: open ? form(payment) : resultPanel(sign, payment, deliveries, keepsDisputes),
      others: open && outcomeForm(others),
    },
  );
};
