/** One cash-out: what is asked, where it goes, what is known of the player, and the decision. */
import {
  approveCashOut,
  readCashOut,
  refuseCashOut,
  type CashOutRefusalCode,
  type OfficeCashOutView,
  type Operator,
} from '@carmine/contract/back-office';
import { currency as currencyOf } from '@carmine/money';
import { Link, useParams } from 'react-router';
import { ask, useAsk } from '../../calls.ts';
import { dueText } from '../../shell/due.ts';
import { Amount, State, time } from '../../shell/figures.tsx';
import { Failure, Loading } from '../../shell/states.tsx';
import { money, reasonText } from '../../texts/en-money.ts';
import { PaymentsTable } from '../payments-table.tsx';
import { Decision } from './decision.tsx';
import { Checks } from './facts.tsx';
import { Legs } from './legs.tsx';
import { Rulings, Timeline } from './timeline.tsx';

const words = money.cashOut;

const refetchMs = 5_000;

const PlayerLink = ({ id, name = id }: { id: string; name?: string }) => (
  <Link className={name === id ? 'mono link' : 'link'} to={`/players/${id}`}>
    {name}
  </Link>
);

const isOver = ({ status }: OfficeCashOutView) =>
  status === 'paid' || status === 'rejected' || status === 'failed' || status === 'returned';

const Head = ({ view }: { view: OfficeCashOutView }) => (
  <header className="head">
    <h1>{words.head(`${view.amount} ${currencyOf(view.currency).display}`)}</h1>
    <State value={view.status} />
    {view.late && <span className="tag bad">{money.late}</span>}
    {view.reason !== null && <span className="tag">{reasonText(view.reason)}</span>}
    <p>
      <PlayerLink id={view.player.id} name={view.player.name} />, {view.holder.email},{' '}
      <span className="mono">{view.id}</span>, {words.asked(time(view.createdAt))}
    </p>
  </header>
);

const Figures = ({ view }: { view: OfficeCashOutView }) => (
  <dl className="figures">
    <div>
      <dt>{words.amount}</dt>
      <dd>
        <Amount value={view.amount} currency={view.currency} />
      </dd>
      <dd className="caption">≈ €{view.amountEur}</dd>
    </div>
    <div>
      <dt>{view.legs.length === 0 ? words.fee : words.plainFee}</dt>
      <dd>
        <Amount value={view.fee} currency={view.currency} />
      </dd>
      <dd className="caption">{words.rate(view.eurRate, currencyOf(view.currency).display)}</dd>
    </div>
    <div>
      <dt>{view.legs.length === 0 ? words.net : words.playerReceives}</dt>
      <dd>
        <Amount value={view.net} currency={view.currency} />
      </dd>
      <dd className="caption">{view.method}</dd>
    </div>
    <div>
      <dt>{words.due}</dt>
      <dd className={view.late ? 'late' : undefined}>{isOver(view) ? words.over : dueText(view.dueAt)}</dd>
      <dd className="caption number">{time(isOver(view) ? view.updatedAt : view.dueAt)}</dd>
    </div>
    <div>
      <dt>{words.agreed}</dt>
      <dd>{money.agreedOf(view.agreed, view.needed)}</dd>
      <dd className="caption">{words.ofOperators(view.needed)}</dd>
    </div>
  </dl>
);

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

const Decide = ({ view, mayDecide }: { view: OfficeCashOutView; mayDecide: boolean }) => {
  if (view.status !== 'review') return null;
  if (!mayDecide) return <p className="notice">{money.decide.mayNot}</p>;
  const params = { id: view.id };
  return (
    <Decision<CashOutRefusalCode>
      agreeText={money.decide.approve}
      refuseText={money.decide.refuseCashOut}
      codes={money.cashOutRefusals}
      agree={async (reason) => (await ask(approveCashOut, { params, body: { reason } })).more}
      refuse={(code, reason) => ask(refuseCashOut, { params, body: { code, reason } })}
      agreedAlready={view.approvals.some((one) => one.self)}
    />
  );
};

export const CashOutScreen = ({ operator }: { operator: Operator }) => {
  const { id = '' } = useParams();
  const result = useAsk(readCashOut, { params: { id } }, { refetchInterval: refetchMs });
  if (result.isPending) return <Loading />;
  if (result.error) return <Failure error={result.error} retry={() => void result.refetch()} />;
  const view = result.data;
  const may = (permission: string) => operator.permissions.includes(permission);
  return (
    <div className="money-page">
      <Head view={view} />
      {view.stopped !== null && (
        <p className="notice bad">{words.stopped(view.stopped.reason, time(view.stopped.since))}</p>
      )}
      {view.hold !== null && <p className="notice warn">{words.hold(reasonText(view.hold))}</p>}
      <Figures view={view} />
      <div className="columns">
        <div>
          {view.legs.length === 0 ? <Where view={view} /> : <Legs view={view} mayPay={may('payments.approve')} />}
          <Timeline steps={view.steps} />
          <Rulings rulings={view.approvals} />
          <PaymentsTable playerId={view.player.id} />
        </div>
        <div>
          <Decide view={view} mayDecide={may('payments.approve')} />
          <Checks facts={view.facts} holder={view.holder} />
        </div>
      </div>
    </div>
  );
};
