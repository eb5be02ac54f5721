/** One withdrawal: request, destination, player facts, and the decision. */
import {
  approveCashOut,
  readCashOut,
  refuseCashOut,
  type CashOutRefusalCode,
  type OfficeCashOutView,
} from '@carmine/contract/back-office/money/cash-outs';
import type { Operator } from '@carmine/contract/back-office/operators';
import { currency as currencyOf } from '@carmine/money';
import { useParams } from 'react-router';
import { ask, useAsk } from '../../calls.ts';
import { dueText } from '../../shell/due.ts';
import { Amount, time } from '../../shell/figures.tsx';
import { money, reasonText } from '../../texts/en-money.ts';
import { Decision } from './decision.tsx';
import { Checks } from './facts.tsx';
import { Legs } from './legs.tsx';
import {
  ApprovedFigure,
  AskedFigure,
  Columns,
  Figure,
  Head,
  IfInReview,
  Loaded,
  PlayerLink,
  refetchMs,
} from './payment-page.tsx';

const words = money.cashOut;

const isOver = ({ status }: OfficeCashOutView) =>
  status === 'paid' || status === 'rejected' || status === 'failed' || status === 'returned';

const Tags = ({ view }: { view: OfficeCashOutView }) => (
  <>
    {view.late && <span className="tag bad">{money.late}</span>}
    {view.reason !== null && <span className="tag">{reasonText(view.reason)}</span>}
  </>
);

const Figures = ({ view }: { view: OfficeCashOutView }) => {
  const { currency, legs } = view;
  const inLegs = legs.length > 0;
  const over = isOver(view);
  return (
    <dl className="figures">
      <AskedFigure
        name={words.amount}
        view={view}
        rate={currency === 'EUR' ? undefined : words.rate(view.eurRate, currencyOf(currency).display)}
      />
      <Figure name={inLegs ? words.plainFee : words.fee}>
        <Amount value={view.fee} currency={currency} />
      </Figure>
      <Figure name={inLegs ? words.playerReceives : words.net} caption={view.method}>
        <Amount value={view.net} currency={currency} />
      </Figure>
      <Figure
        name={words.due}
        className={view.late ? 'late' : undefined}
        caption={time(over ? view.updatedAt : view.dueAt)}
      >
        {over ? words.over : dueText(view.dueAt)}
      </Figure>
      <ApprovedFigure view={view} />
    </dl>
  );
};

const Where = ({ view: { address, addressFacts, transaction } }: { view: OfficeCashOutView }) => (
  <section className="card">
    <h2>
      {words.where}
      <span className={`tag ${addressFacts.paidBefore > 0 ? 'good' : 'warn'}`}>
        {addressFacts.paidBefore > 0 ? words.paidBefore(addressFacts.paidBefore) : words.never}
      </span>
    </h2>
    <div className="wide-inset">
      <p className="mono large">{address}</p>
      {addressFacts.depositAddressOf !== null && (
        <p className="notice bad">
          {words.own} <PlayerLink id={addressFacts.depositAddressOf} />
        </p>
      )}
      {addressFacts.alsoUsedBy.length > 0 && (
        <div className="notice bad">
          {words.shared}
          <ul>
            {addressFacts.alsoUsedBy.map((id) => (
              <li key={id}>
                <PlayerLink id={id} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {transaction !== null && (
        <p>
          {words.transaction} <span className="mono">{transaction.txid}</span>,{' '}
          {words.confirmations(transaction.confirmations)}
        </p>
      )}
    </div>
  </section>
);

/** Why it cannot be approved now; or that the hold has ended. */
const HoldNotice = ({ view: { hold, reason, status } }: { view: OfficeCashOutView }) => {
  if (hold !== null) {
    const until = hold.until === null ? '' : time(hold.until);
    return <p className="notice warn">{words.holds[hold.reason]?.(until) ?? reasonText(hold.reason)}</p>;
  }
  return status === 'review' && reason === 'risk_review' ? <p className="notice">{words.cleared}</p> : null;
};

const Decide = ({ view }: { view: OfficeCashOutView }) => {
  const params = { id: view.id };
  return (
    <Decision<CashOutRefusalCode>
      approveText={money.decide.approve}
      refuseText={money.decide.refuseCashOut}
      codes={money.cashOutRefusals}
      approve={
        view.hold === null
          ? async (reason) => (await ask(approveCashOut, { params, body: { reason } })).more
          : undefined
      }
      refuse={(code, reason) => ask(refuseCashOut, { params, body: { code, reason } })}
      approvedAlready={view.approvals.some((one) => one.self)}
    />
  );
};

export const CashOutScreen = ({ operator }: { operator: Operator }) => {
  const { id = '' } = useParams();
  const result = useAsk(readCashOut, { params: { id } }, { refetchInterval: refetchMs });
  const may = operator.permissions.includes('payments.approve');
  return (
    <Loaded
      result={result}
      show={(view) => (
        <>
          <Head view={view} title={words.head} tags={<Tags view={view} />} about={view.holder.email} />
          {view.stopped !== null && (
            <p className="notice bad">{words.stopped(view.stopped.reason, time(view.stopped.since))}</p>
          )}
          <HoldNotice view={view} />
          <Figures view={view} />
          <Columns
            playerId={view.player.id}
            steps={view.steps}
            rulings={view.approvals}
            first={view.legs.length === 0 ? <Where view={view} /> : <Legs view={view} mayPay={may} />}
            beside={
              <>
                <IfInReview view={view} mayDecide={may}>
                  <Decide view={view} />
                </IfInReview>
                <Checks facts={view.facts} holder={view.holder} />
              </>
            }
          />
        </>
      )}
    />
  );
};
