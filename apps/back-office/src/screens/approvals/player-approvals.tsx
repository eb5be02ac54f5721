/** What two operators decided for a player, and asking for more. */
import { askApproval, readPlayerApprovals, type AskableKind } from '@carmine/contract/back-office/approvals';
import { useId, useState } from 'react';
import { ask, useAsk } from '../../calls.ts';
import { Failure, Loading } from '../../shell/states.tsx';
import { WriteLine } from '../../shell/write-line.tsx';
import { approvals as words } from '../../texts/en-approvals.ts';
import { RequestFacts } from './request-facts.tsx';

const Asking = ({ playerId, possible }: { playerId: string; possible: readonly AskableKind[] }) => {
  const id = useId();
  const [chosen, setChosen] = useState<AskableKind>();
  const kind = possible.find((one) => one === chosen) ?? possible[0];
  if (kind === undefined) return null;
  return (
    <>
      <div className="inset">
        <div className="field">
          <label htmlFor={id}>{words.what}</label>
          <select id={id} value={kind} onChange={(event) => setChosen(event.target.value as AskableKind)}>
            {possible.map((one) => (
              <option key={one} value={one}>
                {words.kinds[one]}
              </option>
            ))}
          </select>
        </div>
        <p className="caption">{words.explained[kind]}</p>
      </div>
      <WriteLine
        label={words.reason}
        action={words.ask}
        most={500}
        send={(reason) => ask(askApproval, { params: { id: playerId }, body: { kind, reason } })}
      />
    </>
  );
};

export const PlayerApprovals = ({ playerId, mayAsk }: { playerId: string; mayAsk: boolean }) => {
  const view = useAsk(readPlayerApprovals, { params: { id: playerId } });
  if (view.isPending) return <Loading />;
  if (view.error) return <Failure error={view.error} retry={() => void view.refetch()} />;
  const { items, possible } = view.data;
  const isOpen = (kind: AskableKind) =>
    items.some((one) => one.kind === kind && (one.state === 'open' || one.state === 'waiting'));
  return (
    <section className="card">
      <h2>{words.card}</h2>
      {items.length === 0 && <p className="state">{words.cardNone}</p>}
      <ul className="flags">
        {items.map((request) => (
          <li key={request.id}>
            <RequestFacts request={request} />
          </li>
        ))}
      </ul>
      {mayAsk && <Asking playerId={playerId} possible={possible.filter((kind) => !isOpen(kind))} />}
    </section>
  );
};
