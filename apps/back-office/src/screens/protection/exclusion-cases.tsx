/** Accounts of excluded players that may be this one's, and one operator's decision about each. */
import {
  decideExclusionCase,
  listExclusionCases,
  type ExclusionCase,
} from '@carmine/contract/back-office/exclusion-cases';
import { Link } from 'react-router';
import { ask, useAsk } from '../../calls.ts';
import { time } from '../../shell/figures.tsx';
import { WriteLine } from '../../shell/write-line.tsx';
import { exclusionCases as words } from '../../texts/en-exclusion-cases.ts';

type Decision = NonNullable<ExclusionCase['decision']>;

const Decide = ({ id, decision, action }: { id: string; decision: Decision; action: string }) => (
  <WriteLine
    label={words.reason}
    action={action}
    most={500}
    send={(reason) => ask(decideExclusionCase, { params: { id }, body: { decision, reason } })}
  />
);

const Case = ({ one, mayDecide }: { one: ExclusionCase; mayDecide: boolean }) => (
  <li>
    <div className="flag-head">
      <b>{words.basis[one.basis]}</b>
      {one.bound && <span className="tag bad">{words.bound}</span>}
      {!one.bound && one.decision === null && <span className="tag warn">{words.waits}</span>}
      <span className="caption number">{time(one.openedAt)}</span>
    </div>
    <Link className="link" to={`/players/${one.excluded}`}>
      {words.excluded}
    </Link>
    {one.decision !== null && (
      <p>
        {words.decided(words.decisions[one.decision], one.decidedBy ?? '–', time(one.decidedAt ?? one.openedAt))}:{' '}
        {one.reason}
      </p>
    )}
    {mayDecide && one.decision === null && !one.bound && (
      <Decide id={one.id} decision="same_person" action={words.same} />
    )}
    {mayDecide && one.decision !== 'different_persons' && (
      <Decide id={one.id} decision="different_persons" action={words.different} />
    )}
  </li>
);

/** Renders nothing if no excluded player is similar. */
export const ExclusionCases = ({ playerId, mayDecide }: { playerId: string; mayDecide: boolean }) => {
  const { data: cases = [] } = useAsk(listExclusionCases, { params: { id: playerId } });
  if (cases.length === 0) return null;
  return (
    <section className="card">
      <h2>{words.title}</h2>
      <p className="caption">{words.text}</p>
      <ul className="flags">
        {cases.map((one) => (
          <Case key={one.id} one={one} mayDecide={mayDecide} />
        ))}
      </ul>
    </section>
  );
};
