/** One deposit: what was asked for beside what came, and, where only a person can end it, the decision. */
import {
  creditDeposit,
  readDeposit,
  refuseDeposit,
  type DepositRefusalCode,
  type OfficeDepositView,
  type Operator,
} from '@carmine/contract/back-office';
import { currency as currencyOf } from '@carmine/money';
import { Link, useParams } from 'react-router';
import { ask, useAsk } from '../../calls.ts';
import { Amount, State, time } from '../../shell/figures.tsx';
import { Failure, Loading } from '../../shell/states.tsx';
import { money, reasonText } from '../../texts/en-money.ts';
import { PaymentsTable } from '../payments-table.tsx';
import { Decision } from './decision.tsx';
import { Checks } from './facts.tsx';
import { Rulings, Timeline } from './timeline.tsx';

const words = money.deposit;

const refetchMs = 5_000;

const cameText = (view: OfficeDepositView) => {
  if (view.paid !== null) return <Amount value={view.paid.amount} currency={view.paid.currency} />;
  return view.status === 'review' ? words.unknown : words.asAsked;
};

const Figures = ({ view }: { view: OfficeDepositView }) => (
  <dl className="figures">
    <div>
      <dt>{words.asked}</dt>
      <dd>
        <Amount value={view.amount} currency={view.currency} />
      </dd>
      <dd className="caption">≈ €{view.amountEur}</dd>
    </div>
    <div>
      <dt>{words.came}</dt>
      <dd>{cameText(view)}</dd>
      <dd className="caption">{view.reason === null ? view.method : reasonText(view.reason)}</dd>
    </div>
    <div>
      <dt>{words.reference}</dt>
      <dd className="mono">{view.reference ?? '–'}</dd>
      <dd className="caption">{view.method}</dd>
    </div>
    <div>
      <dt>{money.cashOut.agreed}</dt>
      <dd>{money.agreedOf(view.agreed, view.needed)}</dd>
      <dd className="caption">{money.cashOut.ofOperators(view.needed)}</dd>
    </div>
  </dl>
);

const Decide = ({ view, mayDecide }: { view: OfficeDepositView; mayDecide: boolean }) => {
  if (view.status !== 'review') return null;
  if (!mayDecide) return <p className="notice">{money.decide.mayNot}</p>;
  const params = { id: view.id };
  return (
    <Decision<DepositRefusalCode>
      agreeText={money.decide.credit}
      refuseText={money.decide.refuse}
      codes={money.depositRefusals}
      agree={
        view.creditable ? async (reason) => (await ask(creditDeposit, { params, body: { reason } })).more : undefined
      }
      refuse={(code, reason) => ask(refuseDeposit, { params, body: { code, reason } })}
      agreedAlready={view.rulings.some((one) => one.self && one.verdict === 'agree')}
      notice={view.creditable ? undefined : words.otherCurrency}
    />
  );
};

export const DepositScreen = ({ operator }: { operator: Operator }) => {
  const { id = '' } = useParams();
  const result = useAsk(readDeposit, { params: { id } }, { refetchInterval: refetchMs });
  if (result.isPending) return <Loading />;
  if (result.error) return <Failure error={result.error} retry={() => void result.refetch()} />;
  const view = result.data;
  return (
    <div className="money-page">
      <header className="head">
        <h1>{words.head(`${view.amount} ${currencyOf(view.currency).display}`)}</h1>
        <State value={view.status} />
        <p>
          <Link className="link" to={`/players/${view.player.id}`}>
            {view.player.name}
          </Link>
          , <span className="mono">{view.id}</span>, {money.cashOut.asked(time(view.createdAt))}
        </p>
      </header>
      <Figures view={view} />
      <div className="columns">
        <div>
          <Timeline steps={view.steps} />
          <Rulings rulings={view.rulings} />
          <PaymentsTable playerId={view.player.id} />
        </div>
        <div>
          <Decide view={view} mayDecide={operator.permissions.includes('payments.approve')} />
          <Checks facts={view.facts} />
        </div>
      </div>
    </div>
  );
};
