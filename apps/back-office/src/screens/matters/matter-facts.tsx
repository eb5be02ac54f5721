/** One thing that needs two operators: who said what, what comes of it, and the word that is still missing. */
import { agreeMatter, dropMatter, type AccountMatter } from '@carmine/contract/back-office';
import { useState } from 'react';
import { ask } from '../../calls.ts';
import { Amount, time } from '../../shell/figures.tsx';
import { WriteLine } from '../../shell/write-line.tsx';
import { matters as words } from '../../texts/en-matters.ts';

export interface MatterRights {
  /** May ask and call off. */
  readonly mayProtect: boolean;
  /** May be the second person. */
  readonly mayAgree: boolean;
}

const longest = 500;

const Said = ({ matter }: { matter: AccountMatter }) => (
  <dl className="said">
    <dt className="caption number">{words.asked(matter.askedBy, time(matter.askedAt))}</dt>
    <dd>{matter.reason}</dd>
    {matter.state === 'asked' && matter.endsAt !== null && (
      <dd className="caption number">{words.endsAt(time(matter.endsAt))}</dd>
    )}
    {matter.agreedBy !== null && matter.agreedAt !== null && (
      <>
        <dt className="caption number">{words.agreed(matter.agreedBy, time(matter.agreedAt))}</dt>
        <dd>{matter.agreement}</dd>
      </>
    )}
    {matter.dropped !== null && <dd className="caption">{words.droppedBy[matter.dropped]}</dd>}
    {matter.state === 'waiting' && matter.dueAt !== null && <dd>{words.due(time(matter.dueAt))}</dd>}
    {matter.debt !== null && matter.debt.writtenOff !== null && (
      <dd>
        {words.writtenOff} <Amount value={matter.debt.writtenOff} currency={matter.debt.currency} />
      </dd>
    )}
    {matter.endedAt !== null && <dd className="caption number">{words.ended(time(matter.endedAt))}</dd>}
  </dl>
);

const Deciding = ({ matter, mayProtect, mayAgree }: MatterRights & { matter: AccountMatter }) => {
  const [dropping, setDropping] = useState(false);
  const params = { id: matter.id };
  const callOff = mayProtect && (
    <button type="button" className="button" onClick={() => setDropping(true)}>
      {words.drop}
    </button>
  );
  if (dropping) {
    return (
      <WriteLine
        label={words.reason}
        action={words.drop}
        most={longest}
        send={(reason) => ask(dropMatter, { params, body: { reason } })}
      >
        <button type="button" className="button" onClick={() => setDropping(false)}>
          {words.keep}
        </button>
      </WriteLine>
    );
  }
  if (matter.state === 'asked' && mayAgree && !matter.own) {
    return (
      <WriteLine
        label={words.agreeReason}
        action={words.agree}
        tone="primary"
        most={longest}
        send={(reason) => ask(agreeMatter, { params, body: { reason } })}
      >
        {callOff}
      </WriteLine>
    );
  }
  return (
    <>
      {matter.state === 'asked' && matter.own && <p className="notice">{words.own}</p>}
      {callOff}
    </>
  );
};

export const MatterFacts = ({ matter, ...rights }: MatterRights & { matter: AccountMatter }) => (
  <>
    <div className="flag-head">
      <span className={`tag ${words.tones[matter.state]}`}>
        {matter.dropped === 'expired' ? words.expired : words.states[matter.state]}
      </span>
      <b>{words.kinds[matter.kind]}</b>
      {matter.debt !== null && <Amount value={matter.debt.amount} currency={matter.debt.currency} />}
    </div>
    {matter.state === 'asked' && matter.kind !== 'end_match' && (
      <p className="caption">{words.explained[matter.kind]}</p>
    )}
    <Said matter={matter} />
    {(matter.state === 'asked' || matter.state === 'waiting') && <Deciding matter={matter} {...rights} />}
  </>
);
