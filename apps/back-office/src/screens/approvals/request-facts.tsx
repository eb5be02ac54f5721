/** One approval request: reasons, changes, consequences, and the missing approval. */
import { approveRequest, endRequest, type ApprovalRequest } from '@carmine/contract/back-office/approvals';
import { useState } from 'react';
import { ask } from '../../calls.ts';
import { Amount, time } from '../../shell/figures.tsx';
import { WriteLine } from '../../shell/write-line.tsx';
import { approvals as words } from '../../texts/en-approvals.ts';
import { ChangesTable } from './changes-table.tsx';
import { DroppedNames } from './dropped-names.tsx';

interface Shown {
  readonly request: ApprovalRequest;
}

const longest = 500;

const howItEnded = ({ state, endedBy, cancelledBecause }: ApprovalRequest): string | undefined => {
  if (state === 'withdrawn') return words.withdrawnBy(endedBy ?? '–');
  if (state === 'rejected') return words.rejectedBy(endedBy ?? '–');
  if (state === 'expired') return words.expiredUnanswered;
  return cancelledBecause === null ? undefined : words.cancelledBecause[cancelledBecause];
};

const Said = ({ request }: Shown) => {
  const { state, debt, endedAt } = request;
  const ended = howItEnded(request);
  return (
    <dl className="said">
      <dt className="caption number">{words.asked(request.askedBy, time(request.askedAt))}</dt>
      <dd>{request.reason}</dd>
      {state === 'open' && <dd className="caption number">{words.expires(time(request.expiresAt))}</dd>}
      {request.approvedBy !== null && request.approvedAt !== null && (
        <>
          <dt className="caption number">{words.approved(request.approvedBy, time(request.approvedAt))}</dt>
          <dd>{request.approval}</dd>
        </>
      )}
      {ended !== undefined && <dd className="caption">{ended}</dd>}
      {state === 'waiting' && request.dueAt !== null && <dd>{words.due(time(request.dueAt))}</dd>}
      {debt !== null && debt.writtenOff !== null && (
        <dd>
          {words.writtenOff} <Amount value={debt.writtenOff} currency={debt.currency} />
        </dd>
      )}
      {endedAt !== null && <dd className="caption number">{words.ended(time(endedAt))}</dd>}
    </dl>
  );
};

const Deciding = ({ request }: Shown) => {
  const [ending, setEnding] = useState(false);
  const params = { id: request.id };
  const end = request.own ? words.withdraw : words.reject;
  const callOff = request.mayEnd && (
    <button type="button" className="button" onClick={() => setEnding(true)}>
      {end}
    </button>
  );
  if (ending)
    return (
      <WriteLine
        label={words.reason}
        action={end}
        most={longest}
        send={(reason) => ask(endRequest, { params, body: { reason } })}
      >
        <button type="button" className="button" onClick={() => setEnding(false)}>
          {words.keep}
        </button>
      </WriteLine>
    );
  if (request.mayApprove)
    return (
      <WriteLine
        label={words.approveReason}
        action={words.approve}
        tone="primary"
        most={longest}
        send={(reason) => ask(approveRequest, { params, body: { reason } })}
      >
        {callOff}
      </WriteLine>
    );
  return (
    <>
      {request.state === 'open' && request.own && <p className="notice">{words.own}</p>}
      {callOff}
    </>
  );
};

export const RequestFacts = ({ request }: Shown) => {
  const { kind, state, about, role, debt, changes } = request;
  const dropsNames = kind === 'replace_list' || kind === 'remove_list';
  return (
    <>
      <div className="flag-head">
        <span className={`tag ${words.tones[state]}`}>{words.states[state]}</span>
        <b>{words.kinds[kind]}</b>
        {about !== null && <span>{words.about(about === '*' ? words.everyOther : about, role)}</span>}
        {debt !== null && <Amount value={debt.amount} currency={debt.currency} />}
      </div>
      {state === 'open' && words.explained[kind] !== '' && <p className="caption">{words.explained[kind]}</p>}
      <Said request={request} />
      {changes.length > 0 && <ChangesTable changes={changes} />}
      {state === 'open' && dropsNames && <DroppedNames requestId={request.id} />}
      {(state === 'open' || state === 'waiting') && <Deciding request={request} />}
    </>
  );
};
