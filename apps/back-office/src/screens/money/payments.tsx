/** The desk for money: cash-outs, deposits and what is switched on, each with its queues. */
import { cashOutQueues, type CashOutQueueName } from '@carmine/contract/back-office/money/cash-outs';
import { depositQueues, type DepositQueueName } from '@carmine/contract/back-office/money/deposits';
import { countPayments, type PaymentCounts } from '@carmine/contract/back-office/money/payments';
import type { Operator } from '@carmine/contract/back-office/operators';
import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { useAsk } from '../../calls.ts';
import { disputes } from '../../texts/en-disputes.ts';
import { money } from '../../texts/en-money.ts';
import { BankPayouts } from '../bank/bank.tsx';
import { CashOutQueue } from './cash-out-queue.tsx';
import { Chains } from './chains.tsx';
import { DepositQueue } from './deposit-queue.tsx';
import { Reconciliation } from '../reconciliation/reconciliation.tsx';
import { DisputeQueue, disputeQueues, type DisputeQueueName } from '../disputes/dispute-queue.tsx';
import { MoneySettings } from './settings/settings.tsx';
import { StopCard } from './stop-card.tsx';
import { Treasury } from '../treasury/treasury.tsx';

type PageName = keyof typeof money.pages;
const pageNames = Object.keys(money.pages) as PageName[];

interface QueuesProps<Q extends string> {
  readonly names: readonly [Q, ...Q[]];
  readonly texts: Readonly<Record<Q, string>>;
  readonly counts: Readonly<Partial<Record<Q, number | undefined>>>;
  readonly show: (queue: Q) => ReactNode;
}

/** The open queue is in the URL, so that it can be shared. */
const Queues = <Q extends string>({ names, texts, counts, show }: QueuesProps<Q>) => {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('queue');
  const queue = names.find((name) => name === wanted) ?? names[0];
  return (
    <Tabs.Root value={queue} onValueChange={(next) => setSearch({ queue: next })}>
      <Tabs.List className="tabs" aria-label={money.title}>
        {names.map((name) => (
          <Tabs.Trigger key={name} value={name}>
            {texts[name]}
            {(counts[name] ?? 0) > 0 && <span className="count">{counts[name]}</span>}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value={queue}>{show(queue)}</Tabs.Content>
    </Tabs.Root>
  );
};

/** Payments that need an operator, for each page; the navigation shows their sum. */
const countOf = (page: PageName, counts: PaymentCounts | undefined): number => {
  if (counts === undefined) return 0;
  if (page === 'cash-outs') return counts.cashOutsWaiting + counts.cashOutsTwice;
  if (page === 'disputes') return counts.disputes;
  return page === 'deposits' ? counts.deposits + counts.refunds : 0;
};

export const PaymentsScreen = ({ operator }: { operator: Operator }) => {
  const { page = 'cash-outs' } = useParams();
  const counts = useAsk(countPayments, {}, { refetchInterval: 10_000 }).data;
  return (
    <div className="money-page">
      <header className="head">
        <h1>{money.title}</h1>
        <nav className="pills" aria-label={money.title}>
          {pageNames.map((name) => (
            <Link key={name} className="pill" to={`/payments/${name}`} aria-current={page === name && 'page'}>
              {money.pages[name]}
              {countOf(name, counts) > 0 && <span className="count">{countOf(name, counts)}</span>}
            </Link>
          ))}
        </nav>
      </header>
      <StopCard
        mayStop={page === 'settings' && operator.permissions.includes('payments.stop')}
        mayEnd={operator.permissions.includes('payments.settings')}
      />
      {page === 'cash-outs' && (
        <Queues<CashOutQueueName>
          names={cashOutQueues}
          texts={money.queues}
          counts={{ waiting: counts?.cashOutsWaiting, late: counts?.cashOutsLate, twice: counts?.cashOutsTwice }}
          show={(queue) => <CashOutQueue key={queue} queue={queue} />}
        />
      )}
      {page === 'deposits' && (
        <Queues<DepositQueueName>
          names={depositQueues}
          texts={money.depositQueues}
          counts={{ review: counts?.deposits, refunds: counts?.refunds }}
          show={(queue) => <DepositQueue key={queue} queue={queue} />}
        />
      )}
      {page === 'disputes' && (
        <Queues<DisputeQueueName>
          names={disputeQueues}
          texts={disputes.queues}
          counts={{ open: counts?.disputes }}
          show={(queue) => <DisputeQueue key={queue} queue={queue} />}
        />
      )}
      {page === 'bank' && <BankPayouts mayPay={operator.permissions.includes('payments.approve')} />}
      {page === 'chains' && <Chains />}
      {page === 'reconciliation' && <Reconciliation operator={operator} />}
      {page === 'treasury' && <Treasury permissions={operator.permissions} />}
      {page === 'settings' && <MoneySettings mayChange={operator.permissions.includes('payments.settings')} />}
    </div>
  );
};
