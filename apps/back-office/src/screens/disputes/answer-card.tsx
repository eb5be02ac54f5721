/** How a case is answered, and its outcome where no gateway reports it. */
import {
  acceptDispute,
  representDispute,
  ruleDispute,
  type OfficeDisputeView,
} from '@carmine/contract/back-office/money/disputes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../calls.ts';
import { time } from '../../shell/figures.tsx';
import { Refused } from '../../shell/states.tsx';
import { disputes } from '../../texts/en-disputes.ts';
import { money } from '../../texts/en-money.ts';
import { SayWhy } from '../money/say-why.tsx';

const words = disputes.answer;

type Way = 'gateway' | 'by hand';

/** Shown while a case is open. */
export const AnswerCard = ({ view }: { view: OfficeDisputeView }) => {
  const queries = useQueryClient();
  const params = { id: view.id };
  const represent = useMutation({
    mutationFn: (way: Way) => ask(representDispute, { params, body: { way } }),
    onSettled: () => queries.invalidateQueries(),
  });
  const blocked = represent.isPending || view.evidence.length === 0;
  return (
    <section className="card">
      <h2>{words.title}</h2>
      {view.refused && <p className="notice warn">{disputes.refused}</p>}
      <Refused error={represent.error} />
      <div className="inset">
        <p>{words.about}</p>
        {view.byGateway && (
          <button
            type="button"
            className="button primary wide"
            disabled={blocked}
            onClick={() => represent.mutate('gateway')}
          >
            {words.send}
          </button>
        )}
        <button type="button" className="button wide" disabled={blocked} onClick={() => represent.mutate('by hand')}>
          {words.byHand}
        </button>
      </div>
      <div className="inset apart">
        <p>{words.acceptAbout}</p>
        <SayWhy label={words.accept} say={(body) => ask(acceptDispute, { params, body })} />
      </div>
    </section>
  );
};

const outcomes = ['won', 'lost'] as const;

/** Shown until a case is decided. */
export const OutcomeCard = ({ view }: { view: OfficeDisputeView }) => (
  <section className="card">
    <h2>{disputes.outcome.title}</h2>
    <div className="inset">
      <p>{disputes.outcome.about}</p>
      {outcomes.map((outcome) => (
        <SayWhy
          key={outcome}
          label={disputes.outcome[outcome]}
          say={(body) => ask(ruleDispute, { params: { id: view.id }, body: { ...body, outcome } })}
        />
      ))}
    </div>
  </section>
);

/** What operators stated about the outcome. */
export const OutcomeRulings = ({ view: { rulings } }: { view: OfficeDisputeView }) =>
  rulings.length === 0 ? null : (
    <section className="card">
      <h2>{money.said.title}</h2>
      <ol className="way">
        {rulings.map(({ operator, self, verdict, reason, at }) => (
          <li key={`${operator}${at}`}>
            <span className="number caption">{time(at)}</span>
            <span>
              <strong>{self ? `${operator} (${money.said.you})` : operator}</strong> {disputes.outcome.said[verdict]}:{' '}
              {reason}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
