/** One deposit: requested and received amounts, and the decision if it is in review. */
import {
  creditDeposit,
  readDeposit,
  refuseDeposit,
  type DepositRefusalCode,
  type OfficeDepositView,
} from '@carmine/contract/back-office/money/deposits';
import type { Operator } from '@carmine/contract/back-office/operators';
import { useParams } from 'react-router';
import { ask, useAsk } from '../../calls.ts';
import { Amount } from '../../shell/figures.tsx';
import { money, reasonText } from '../../texts/en-money.ts';
import { canBeDisputed, LetterCard } from '../disputes/letter-card.tsx';
import { Decision } from './decision.tsx';
import { Checks } from './facts.tsx';
import { ApprovedFigure, AskedFigure, Columns, Figure, Head, IfInReview, Loaded, refetchMs } from './payment-page.tsx';
import { RefundCard } from './refund-card.tsx';

const words = money.deposit;

const cameText = (view: OfficeDepositView) => {
  if (view.paid !== null) return <Amount value={view.paid.amount} currency={view.paid.currency} />;
  return view.status === 'review' ? words.unknown : words.asAsked;
};

const Figures = ({ view }: { view: OfficeDepositView }) => (
  <dl className="figures">
    <AskedFigure name={words.asked} view={view} />
    <Figure name={words.came} caption={view.reason === null ? view.method : reasonText(view.reason)}>
      {cameText(view)}
    </Figure>
    <Figure name={words.reference} className="mono" caption={view.method}>
      {view.reference ?? '–'}
    </Figure>
    <ApprovedFigure view={view} />
  </dl>
);

const Decide = ({ view }: { view: OfficeDepositView }) => {
  const params = { id: view.id };
  return (
    <Decision<DepositRefusalCode>
      approveText={money.decide.credit}
      refuseText={money.decide.refuse}
      codes={money.depositRefusals}
      approve={
        view.creditable ? async (reason) => (await ask(creditDeposit, { params, body: { reason } })).more : undefined
      }
      refuse={(code, reason) => ask(refuseDeposit, { params, body: { code, reason } })}
      approvedAlready={view.rulings.some((one) => one.self && one.verdict === 'approve')}
      notice={view.creditable ? undefined : words.otherCurrency}
    />
  );
};

export const DepositScreen = ({ operator }: { operator: Operator }) => {
  const { id = '' } = useParams();
  const result = useAsk(readDeposit, { params: { id } }, { refetchInterval: refetchMs });
  const may = operator.permissions.includes('payments.approve');
  return (
    <Loaded
      result={result}
      show={(view) => (
        <>
          <Head view={view} title={words.head} />
          <Figures view={view} />
          <Columns
            playerId={view.player.id}
            steps={view.steps}
            rulings={view.rulings}
            first={view.refund !== null && <RefundCard view={view} refund={view.refund} mayPay={may} />}
            beside={
              <>
                <IfInReview view={view} mayDecide={may}>
                  <Decide view={view} />
                </IfInReview>
                <Checks facts={view.facts} />
                {may && canBeDisputed(view) && <LetterCard view={view} />}
              </>
            }
          />
        </>
      )}
    />
  );
};
