/** One difference: who owns it, what it amounts to, and what operators do about it. */
import {
  askCorrection,
  explainDifference,
  takeDifference,
  type Difference as Found,
} from '@carmine/contract/back-office/money/reconciliation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../calls.ts';
import { Amount, time } from '../../shell/figures.tsx';
import { Refused } from '../../shell/states.tsx';
import { WriteLine } from '../../shell/write-line.tsx';
import { reconciliation } from '../../texts/en-reconciliation.ts';

const words = reconciliation.case;

const tones = { open: 'bad', explained: 'info', corrected: 'good', closed: 'good' } as const;

const Take = ({ id }: { id: string }) => {
  const queries = useQueryClient();
  const take = useMutation({
    mutationFn: () => ask(takeDifference, { params: { id } }),
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <>
      <button type="button" className="button" disabled={take.isPending} onClick={() => take.mutate()}>
        {words.take}
      </button>
      <Refused error={take.error} />
    </>
  );
};

const Actions = ({ one: { id, gap } }: { one: Found }) => {
  const params = { id };
  return (
    <div className="recon-actions">
      <WriteLine
        label={words.why}
        action={words.explain}
        most={500}
        send={(reason) => ask(explainDifference, { params, body: { reason } })}
      />
      {gap.length > 0 && (
        <WriteLine
          label={words.correctWhy}
          action={words.correct}
          most={500}
          send={(reason) => ask(askCorrection, { params, body: { reason } })}
        />
      )}
    </div>
  );
};

export const Difference = ({ one, mayDecide }: { one: Found; mayDecide: boolean }) => (
  <li className="recon-difference">
    <p>
      <strong>
        {reconciliation.kinds[one.kind] ?? one.kind}: {reconciliation.problems[one.problem]}
      </strong>{' '}
      <span className={`tag ${tones[one.state]}`}>{words.states[one.state]}</span>{' '}
      {one.reopened > 0 && <span className="tag warn">{words.reopened(one.reopened)}</span>}
    </p>
    <p className="mono">{one.ourRef}</p>
    <p className="caption">
      {one.gap.length === 0
        ? words.noGap
        : one.gap.map(({ currency, amount }) => (
            <span key={currency}>
              {words.gap} <Amount value={amount} currency={currency} />{' '}
            </span>
          ))}
    </p>
    <p className="caption">{one.owner === null ? words.nobody : words.owner(one.owner)}</p>
    {one.decidedBy !== null && one.decidedAt !== null && (
      <p className="caption">{words.decided(one.decidedBy, time(one.decidedAt), one.reason ?? '')}</p>
    )}
    {one.state === 'open' && (
      <div className="no-print">
        {one.owner === null && <Take id={one.id} />}
        {mayDecide && <Actions one={one} />}
      </div>
    )}
  </li>
);
