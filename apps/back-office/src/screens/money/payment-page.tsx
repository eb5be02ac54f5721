/** Shared parts of the deposit and withdrawal pages: loading, header, figures, columns, permissions. */
import type { RulingAnswer, StepAnswer } from '@carmine/contract/back-office/money/payments';
import type { CurrencyCode } from '@carmine/money';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Amount, amountText, State, time } from '../../shell/figures.tsx';
import { Failure, Loading } from '../../shell/states.tsx';
import { money } from '../../texts/en-money.ts';
import { PaymentsTable } from '../players/payments-table.tsx';
import { Rulings, Timeline } from './timeline.tsx';
import { euro } from '../../shell/amounts.ts';

/** Payments change while they are viewed. */
export const refetchMs = 5_000;

export const Loaded = <T,>({ result, show }: { result: UseQueryResult<T>; show: (view: T) => ReactNode }) => {
  if (result.isPending) return <Loading />;
  if (result.error) return <Failure error={result.error} retry={() => void result.refetch()} />;
  return <div className="money-page">{show(result.data)}</div>;
};

export const PlayerLink = ({ id, name = id }: { id: string; name?: string }) => (
  <Link className={name === id ? 'mono link' : 'link'} to={`/players/${id}`}>
    {name}
  </Link>
);

interface Payment {
  readonly id: string;
  readonly player: { readonly id: string; readonly name: string };
  readonly amount: string;
  readonly currency: CurrencyCode;
  readonly status: string;
  readonly createdAt: string;
}

interface HeadProps {
  readonly view: Payment;
  readonly title: (amount: string) => string;
  readonly tags?: ReactNode;
  /** Behind the player's name. */
  readonly about?: string;
}

export const Head = ({ view, title, tags, about }: HeadProps) => (
  <header className="head">
    <h1>{title(amountText(view.amount, view.currency))}</h1>
    <State value={view.status} />
    {tags}
    <p>
      <PlayerLink id={view.player.id} name={view.player.name} />
      {about !== undefined && `, ${about}`}, <span className="mono">{view.id}</span>,{' '}
      {money.asked(time(view.createdAt))}
    </p>
  </header>
);

interface FigureProps {
  readonly name: string;
  readonly children: ReactNode;
  readonly caption?: ReactNode;
  readonly className?: string | undefined;
}

export const Figure = ({ name, children, caption, className }: FigureProps) => (
  <div>
    <dt>{name}</dt>
    <dd className={className}>{children}</dd>
    {caption !== undefined && <dd className="caption number">{caption}</dd>}
  </div>
);

interface AskedProps {
  readonly name: string;
  readonly view: Payment & { readonly amountEur: string };
  readonly rate?: string | undefined;
}

export const AskedFigure = ({ name, view, rate }: AskedProps) => (
  <Figure
    name={name}
    caption={view.currency === 'EUR' ? undefined : [`≈ ${euro(view.amountEur)}`, rate].filter(Boolean).join(', ')}
  >
    <Amount value={view.amount} currency={view.currency} />
  </Figure>
);

interface Approved {
  readonly status: string;
  readonly approved: number;
  readonly needed: number;
}

/** Renders nothing where no operator had to approve, and none has. */
export const ApprovedFigure = ({ view: { status, approved, needed } }: { view: Approved }) =>
  status !== 'review' && approved === 0 ? null : (
    <Figure name={money.approved} caption={money.ofOperators(needed)}>
      {money.approvedOf(approved, needed)}
    </Figure>
  );

interface ColumnsProps {
  readonly playerId: string;
  readonly steps: readonly StepAnswer[];
  readonly rulings: readonly RulingAnswer[];
  /** Above the way so far. */
  readonly first?: ReactNode;
  /** What is decided here, and what is known for it. */
  readonly beside: ReactNode;
}

export const Columns = ({ playerId, steps, rulings, first, beside }: ColumnsProps) => (
  <div className="columns">
    <div>
      {first}
      <Timeline steps={steps} />
      <Rulings rulings={rulings} />
      <PaymentsTable playerId={playerId} />
    </div>
    <div>{beside}</div>
  </div>
);

/** Renders nothing once it is decided, and a notice for operators who may only view. */
export const IfInReview = (props: { view: Payment; mayDecide: boolean; children: ReactNode }) => {
  if (props.view.status !== 'review') return null;
  return props.mayDecide ? props.children : <p className="notice">{money.decide.mayNot}</p>;
};
