import type { Payment } from '@carmine/contract/payments/deposits';
import { Notice, Skeleton } from '@carmine/design/feedback';
import { money, readAmount } from '@carmine/money';
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { displayAmount, displayMoney } from '../../amounts/display.ts';
import { displayMoment } from '../../amounts/moment.ts';
import { isCashOutOver, withdrawQuery } from '../../queries/cash-outs.ts';
import { pollMs } from '../../platform/calls/query-client.ts';
import { useSession } from '../../queries/session.ts';
import { cashOutTexts } from './texts.ts';
import { cashierTexts } from '../../texts/cashier.ts';
import { ProveAddress } from '../address-proof/prove-address.tsx';
import { BankAccount } from '../bank-account/bank-account.tsx';
import { AccountPage } from '../history/account-page.tsx';
import { Facts } from '../history/facts.tsx';
import { ProgressAmount } from '../../amounts/progress-amount.tsx';
import { cashOutSteps, type StepMark } from './cash-out-steps.ts';
import { legName } from './fiat-quote.tsx';
import './cash-out.css';
import '../../styles/progress.css';
import '../../styles/records.css';
import '../../styles/pulse.css';

const cashOut = cashOutTexts;
const { tracker: words, fiat } = cashOutTexts;

const marks: Readonly<Record<StepMark, typeof Check>> = { done: Check, waiting: Clock, failed: X, later: Clock };

const Steps = ({ payment }: { readonly payment: Payment }) => (
  <ol className="steps">
    {cashOutSteps(payment).map(({ name, mark }) => {
      const Icon = marks[mark];
      return (
        <li key={name} className={`step step-${mark}`}>
          <span className="step-mark">
            <Icon size={14} strokeWidth={2.5} aria-hidden="true" />
          </span>
          {name}
        </li>
      );
    })}
  </ol>
);

const factsOf = ({ currency, amount, fee, address, txid, legs = [] }: Payment) => {
  const net = money(currency, readAmount(currency, amount).subunits - readAmount(currency, fee).subunits);
  return [
    { name: legs.length === 0 ? words.fee : fiat.fee, value: displayAmount(currency, fee) },
    { name: words.receive, value: displayMoney(net) },
    ...legs.map((leg) => ({
      name: legName(leg),
      value: `${displayAmount(leg.currency, leg.amount)}, ${fiat.states[leg.status] ?? leg.status}`,
    })),
    ...(address === undefined ? [] : [{ name: words.to, value: address, code: true }]),
    ...(txid === undefined ? [] : [{ name: words.transaction, value: txid, code: true }]),
  ];
};

/** It waits for a moment that is known, not for a person. */
const isHeldFor = ({ status, reason }: Payment): boolean => status === 'review' && reason === 'factor_removed';

const Due = ({ payment, at }: { readonly payment: Payment; readonly at: number }) => {
  const { status, dueAt } = payment;
  if (isCashOutOver(status)) return null;
  if (payment.paused) {
    return (
      <p className="progress-live">
        <span className="pulse" />
        {cashOut.paused.live} {words.live}
      </p>
    );
  }
  if (isHeldFor(payment)) {
    return (
      <p className="progress-live">
        <span className="pulse" />
        {dueAt && `${words.held(displayMoment(dueAt))} `}
        {words.live}
      </p>
    );
  }
  const late = dueAt !== undefined && Date.parse(dueAt) < at;
  return (
    <p className="progress-live">
      <span className="pulse" />
      {late ? words.late : dueAt && `${words.due(displayMoment(dueAt))}.`} {words.live}
    </p>
  );
};

const explanationOf = (payment: Payment): string | undefined => {
  if (payment.paused) return cashOut.paused.tracker;
  if (isHeldFor(payment)) return words.heldText;
  const texts: Partial<Record<Payment['status'], string>> = payment.legs === undefined ? words.texts : fiat.texts;
  return texts[payment.status];
};

/** A card that was paid though its money had reached the player already. */
const PaidTwice = ({ payment }: { readonly payment: Payment }) =>
  payment.legs?.map(({ currency, amount, twice }, index) => {
    if (twice === undefined) return null;
    const said = [
      [fiat.taken, twice.taken],
      [fiat.owed, twice.owed],
    ] as const;
    const what = said.filter(([, sum]) => readAmount(currency, sum).subunits > 0n);
    return (
      // Two legs may be equal, so the index is the key.
      <Notice key={index} tone="warn">
        {fiat.twice(
          displayAmount(currency, amount),
          what.map(([text, sum]) => text(displayAmount(currency, sum))).join(' '),
        )}
      </Notice>
    );
  });

/** Part of it is paid by bank transfer: to which account, and a form if it waits for one. */
const BankLeg = ({ payment: { legs } }: { readonly payment: Payment }) =>
  legs?.some(({ method, status }) => method === 'MANUAL' && status === 'waiting') ? (
    <section className="history-card" aria-label={fiat.byBank}>
      <h2>{fiat.byBank}</h2>
      <BankAccount />
    </section>
  ) : null;

const Tracker = ({ id }: { readonly id: string }) => {
  const { data, dataUpdatedAt, isPending } = useQuery({
    ...withdrawQuery(id),
    refetchInterval: ({ state }) => (state.data !== undefined && isCashOutOver(state.data.status) ? false : pollMs),
  });
  if (isPending) return <Skeleton shape="block" />;
  if (data === undefined) return <Notice tone="warn">{words.missing}</Notice>;
  const reason = (words.reasons as Partial<Record<string, string>>)[data.reason ?? ''];
  return (
    <>
      <section className="progress-card" aria-live="polite">
        <ProgressAmount payment={data} />
        <p className="progress-state">{cashierTexts.states[data.status]}</p>
        <p className="progress-text">{explanationOf(data)}</p>
        {reason !== undefined && <p className="progress-text progress-reason">{reason}</p>}
        <Steps payment={data} />
        <Due payment={data} at={dataUpdatedAt} />
      </section>
      <PaidTwice payment={data} />
      <BankLeg payment={data} />
      {data.reason === 'address_unproven' && data.status === 'review' && data.address !== undefined && (
        <section className="history-card">
          <ProveAddress currency={data.currency} address={data.address} />
        </section>
      )}
      <section className="history-card">
        <Facts facts={factsOf(data)} />
      </section>
    </>
  );
};

export const TrackerPage = ({ id }: { readonly id: string }) => {
  const signedIn = useSession() !== null;
  const isFiat = useQuery({ ...withdrawQuery(id), enabled: signedIn }).data?.legs !== undefined;
  return (
    <AccountPage title={words.title}>
      <Link className="history-back" to={`/history/payments?type=withdraw&kind=${isFiat ? 'fiat' : 'crypto'}`}>
        <ArrowLeft size={18} aria-hidden="true" />
        {words.history}
      </Link>
      {signedIn && <Tracker id={id} />}
    </AccountPage>
  );
};
