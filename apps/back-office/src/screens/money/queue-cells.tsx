/** The cells that every queue of payments has. */
import type { MoneyFactsAnswer } from '@carmine/contract/back-office/money/payments';
import type { CurrencyCode } from '@carmine/money';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Amount, State } from '../../shell/figures.tsx';
import { money, reasonText } from '../../texts/en-money.ts';
import { FactsLine } from './facts.tsx';
import { euro } from '../../shell/amounts.ts';

export const PlayerCell = ({ player }: { player: { readonly id: string; readonly name: string } }) => (
  <td>
    <Link className="link" to={`/players/${player.id}`}>
      {player.name}
    </Link>
  </td>
);

interface Sum {
  readonly amount: string;
  readonly currency: CurrencyCode;
  readonly amountEur: string;
}

export const AmountCell = ({ item }: { item: Sum }) => (
  <td className="right">
    <Amount value={item.amount} currency={item.currency} />
    <div className="number caption">{euro(item.amountEur)}</div>
  </td>
);

interface StateCellProps {
  readonly item: { readonly status: string; readonly reason: string | null };
  readonly children?: ReactNode;
}

export const StateCell = ({ item, children }: StateCellProps) => (
  <td>
    <State value={item.status} />
    {children}
    {item.reason !== null && <div>{reasonText(item.reason)}</div>}
  </td>
);

export const FactsCell = ({ facts, isCashOut }: { facts: MoneyFactsAnswer; isCashOut: boolean }) => (
  <td>
    <div className="together">
      <FactsLine facts={facts} isCashOut={isCashOut} />
    </div>
  </td>
);

export const LookCell = ({ to }: { to: string }) => (
  <td>
    <Link className="button" to={to}>
      {money.look}
    </Link>
  </td>
);
