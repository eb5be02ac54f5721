/** One dispute: what was charged back, the evidence, the answer and the outcome. */
import { readDispute, type OfficeDisputeView } from '@carmine/contract/back-office/money/disputes';
import type { Operator } from '@carmine/contract/back-office/operators';
import { Link, useParams } from 'react-router';
import { useAsk } from '../../calls.ts';
import { Amount, amountText, State, time } from '../../shell/figures.tsx';
import { disputes } from '../../texts/en-disputes.ts';
import { Figure, Head, Loaded } from '../money/payment-page.tsx';
import { Timeline } from '../money/timeline.tsx';
import { AnswerCard, OutcomeCard, OutcomeRulings } from './answer-card.tsx';
import { Due } from './dispute-queue.tsx';
import { EvidenceCard } from './evidence-card.tsx';

const Figures = ({ view }: { view: OfficeDisputeView }) => (
  <dl className="figures">
    <Figure name={disputes.disputed} caption={disputes.ofDeposit(amountText(view.depositAmount, view.currency))}>
      <Amount value={view.amount} currency={view.currency} />
    </Figure>
    <Figure name={disputes.due} caption={view.dueAt === null ? undefined : `${time(view.dueAt)} UTC`}>
      <Due item={view} />
    </Figure>
    <Figure
      name={disputes.columns.reference}
      className="mono"
      caption={
        view.reasonCode === null ? view.methodName : `${view.methodName}, ${disputes.columns.code} ${view.reasonCode}`
      }
    >
      {view.reference ?? disputes.noReference}
    </Figure>
    <Figure name={disputes.deposit} caption={<State value={view.depositStatus} />}>
      <Link className="link mono" to={`/deposits/${view.deposit}`}>
        {view.deposit.slice(0, 12)}
      </Link>
    </Figure>
  </dl>
);

const notesOf = (view: OfficeDisputeView): string[] => [
  ...(view.openedBy === null ? [] : [disputes.openedBy(view.openedBy, view.openedBecause ?? '')]),
  ...(view.answeredBy === null || view.answeredAt === null || view.way === null
    ? []
    : [disputes.answered(view.answeredBy, time(view.answeredAt), disputes.ways[view.way])]),
  ...(view.status === 'submitting' ? [disputes.answer.submitting] : []),
  ...(view.decidedBy === null ? [] : [disputes.decided[view.decidedBy]]),
];

const isUndecided = ({ status }: OfficeDisputeView): boolean => status !== 'won' && status !== 'lost';

export const DisputeScreen = ({ operator }: { operator: Operator }) => {
  const { id = '' } = useParams();
  const result = useAsk(readDispute, { params: { id } });
  const may = operator.permissions.includes('payments.approve');
  return (
    <Loaded
      result={result}
      show={(view) => (
        <>
          <Head view={view} title={disputes.head} />
          <Figures view={view} />
          {notesOf(view).map((note) => (
            <p key={note} className="notice">
              {note}
            </p>
          ))}
          <div className="columns">
            <div>
              <EvidenceCard view={view} mayAct={may} />
              <Timeline steps={view.steps.map((step) => ({ ...step, reason: null }))} />
              <OutcomeRulings view={view} />
            </div>
            <div>
              {may && view.status === 'open' && <AnswerCard view={view} />}
              {may && isUndecided(view) && <OutcomeCard view={view} />}
            </div>
          </div>
        </>
      )}
    />
  );
};
