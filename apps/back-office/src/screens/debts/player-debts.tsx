/** A player's debts and their history, and writing them off with two operators. */
import {
  askSmallCoins,
  askWriteOff,
  readPlayerDebts,
  type PlayerDebts as Debts,
} from '@carmine/contract/back-office/money/debts';
import type { ApprovalKind } from '@carmine/contract/back-office/approvals';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { ask, useAsk } from '../../calls.ts';
import { Field } from '../../shell/door.tsx';
import { Amount, time } from '../../shell/figures.tsx';
import { Scroll } from '../../shell/scroll.tsx';
import { Failure } from '../../shell/states.tsx';
import { WriteLine } from '../../shell/write-line.tsx';
import { debts as words } from '../../texts/en-debts.ts';
import { RequestFacts } from '../approvals/request-facts.tsx';

const Asking = ({ playerId, debts }: { playerId: string; debts: Debts['debts'] }) => {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState<string>();
  const debt = debts.find(({ currency }) => currency === chosen) ?? debts[0];
  if (debt === undefined) return null;
  const { currency } = debt;
  const amount = typed ?? debt.owed;
  return (
    <>
      <div className="inset">
        {debts.length > 1 && (
          <div className="field">
            <label htmlFor={id}>{words.ask.currency}</label>
            <select
              id={id}
              value={currency}
              onChange={(event) => {
                setChosen(event.target.value);
                setTyped(undefined);
              }}
            >
              {debts.map((one) => (
                <option key={one.currency}>{one.currency}</option>
              ))}
            </select>
          </div>
        )}
        <Field
          label={words.ask.amount(currency)}
          value={amount}
          inputMode="decimal"
          onChange={(event) => setTyped(event.target.value)}
        />
        <p className="caption">{words.ask.about}</p>
      </div>
      <WriteLine
        label={words.ask.reason}
        action={words.ask.submit}
        most={500}
        send={(reason) =>
          ask(askWriteOff, { params: { id: playerId }, body: { currency, amount: amount.trim(), reason } })
        }
      />
    </>
  );
};

const Payment = ({ id }: { id: string }) => (
  <Link className="mono link" to={id.startsWith('dep') ? `/deposits/${id}` : `/cash-outs/${id}`}>
    {id}
  </Link>
);

const Movements = ({ movements }: { movements: Debts['movements'] }) => (
  <Scroll label={words.movements}>
    <table>
      <thead>
        <tr>
          <th>{words.columns.time}</th>
          <th>{words.columns.cause}</th>
          <th>{words.columns.payment}</th>
          <th className="right">{words.columns.amount}</th>
        </tr>
      </thead>
      <tbody>
        {movements.map(({ at, cause, payment, amount, currency }) => (
          <tr key={`${at} ${cause}`}>
            <td className="number">{time(at)}</td>
            <td>{words.causes[cause]}</td>
            <td>{payment === null ? '–' : <Payment id={payment} />}</td>
            <td className="right">
              <Amount value={amount} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Scroll>
);

const SmallCoins = ({ playerId, coins, mayAsk }: { playerId: string; coins: Debts['smallCoins']; mayAsk: boolean }) => (
  <section className="card">
    <h2>{words.small.title}</h2>
    <p className="about">{words.small.about}</p>
    {coins.map(({ currency, amount }) => (
      <div key={currency}>
        <p className="inset">
          <Amount value={amount} currency={currency} />
        </p>
        {mayAsk && (
          <WriteLine
            label={words.small.reason}
            action={words.small.submit(currency)}
            most={500}
            send={(reason) => ask(askSmallCoins, { params: { id: playerId }, body: { currency, reason } })}
          />
        )}
      </div>
    ))}
  </section>
);

/** Renders nothing for a player who never had a debt, nor coins too small to be sent. */
export const PlayerDebts = ({ playerId, mayAsk }: { playerId: string; mayAsk: boolean }) => {
  const view = useAsk(readPlayerDebts, { params: { id: playerId } });
  if (view.isPending) return null;
  if (view.error) return <Failure error={view.error} retry={() => void view.refetch()} />;
  const { debts, movements, requests, smallCoins } = view.data;
  const isAsked = (kind: ApprovalKind) => requests.some((one) => one.kind === kind && one.state === 'open');
  const small = smallCoins.length > 0 && (
    <SmallCoins playerId={playerId} coins={smallCoins} mayAsk={mayAsk && !isAsked('pay_small_coins')} />
  );
  if (debts.length + movements.length + requests.length === 0) return small;
  return (
    <>
      {small}
      <section className="card">
        <h2>{words.title}</h2>
        {debts.length === 0 && <p className="state">{words.none}</p>}
        <ul className="flags">
          {debts.map(({ currency, owed, since }) => (
            <li key={currency}>
              <span className="tag bad">
                <Amount value={owed} currency={currency} />
              </span>{' '}
              <span className="caption number">{words.since(time(since))}</span>
            </li>
          ))}
          {requests.map((request) => (
            <li key={request.id}>
              <RequestFacts request={request} />
            </li>
          ))}
        </ul>
        {movements.length > 0 && <Movements movements={movements} />}
        {mayAsk && !isAsked('write_off_debt') && <Asking playerId={playerId} debts={debts} />}
      </section>
    </>
  );
};
