/** What became of limits, from the event that tells it: in words for the mail, in short for the notice of the site. */
import { looserWaitMs } from '@carmine/contract/settings';
import { limitKinds, limitSpans, type LimitKind, type LimitSpan } from '@carmine/contract';
import { formatAmount, money } from '@carmine/money';
import type { Job } from '../../platform/jobs/job.ts';

interface LimitChange {
  readonly kind: LimitKind;
  readonly span: LimitSpan;
  /** EUR cents; null: no limit. */
  readonly cents: string | null;
  readonly outcome: 'set' | 'waits';
}

const isChange = (value: unknown): value is LimitChange => {
  const { kind, span, cents, outcome } = (value ?? {}) as Partial<Record<keyof LimitChange, unknown>>;
  const known = limitKinds.some((one) => one === kind) && limitSpans.some((one) => one === span);
  const amount = cents === null || (typeof cents === 'string' && /^\d{1,19}$/.test(cents));
  return known && amount && (outcome === 'set' || outcome === 'waits');
};

const changesOf = ({ payload }: Job): LimitChange[] => {
  const { changes } = payload;
  return Array.isArray(changes) ? changes.filter(isChange) : [];
};

const amountOf = (cents: string | null): string => (cents === null ? '' : formatAmount(money('EUR', BigInt(cents))));

const names: Readonly<Record<LimitKind, string>> = { deposit: 'Deposits', loss: 'Losses', stake: 'Stakes' };

export const limitFacts = (job: Job): { name: string; value: string }[] =>
  changesOf(job).map(({ kind, span, cents, outcome }) => {
    const amount = cents === null ? 'no limit' : `€${amountOf(cents)}`;
    const holds = outcome === 'set' ? 'holds now' : `asked for: confirm it after ${looserWaitMs / 3_600_000} hours`;
    return { name: `${names[kind]} a ${span}`, value: `${amount}, ${holds}` };
  });

/** `deposit,day,100.00,set`, one after the other; no amount stands for no limit. */
export const limitData = (job: Job): string =>
  changesOf(job)
    .map(({ kind, span, cents, outcome }) => [kind, span, amountOf(cents), outcome].join(','))
    .join(';');
