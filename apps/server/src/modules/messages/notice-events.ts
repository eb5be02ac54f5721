/** Which notice each event makes. Data are amounts, states and public ids: nothing that names a person. */
import type { NoticeKind } from '@carmine/contract';
import type { Job } from '../../platform/jobs/job.ts';
import type { PlayerId } from '../../platform/ids/ids.ts';
import { amountOf, playerOf, textOf } from './event-payload.ts';
import { limitData } from './limit-changes.ts';

export interface ToldNotice {
  readonly playerId: PlayerId;
  readonly source: string;
  readonly kind: NoticeKind;
  readonly data: Readonly<Record<string, string>>;
}

/** Nothing where the event is none of the player's business. */
type MakeNotice = (job: Job) => ToldNotice | undefined;

const optional = (job: Job, name: string): Record<string, string> => {
  const value = job.payload[name];
  return typeof value === 'string' ? { [name]: value } : {};
};

const sumOf = (job: Job, name: string): Record<string, string> => {
  const value = job.payload[name];
  return typeof value === 'string' ? { [name]: amountOf(job, name) } : {};
};

/** An event that says all by its name. */
const plain =
  (kind: NoticeKind): MakeNotice =>
  (job) => ({ playerId: playerOf(job), source: `${kind}:${job.id}`, kind, data: {} });

const deposit =
  (
    kind:
      | 'deposit_credited'
      | 'deposit_failed'
      | 'deposit_review'
      | 'deposit_reversed'
      | 'deposit_refused'
      | 'deposit_given_back',
  ): MakeNotice =>
  (job) => {
    const id = textOf(job, 'deposit');
    return {
      playerId: playerOf(job),
      source: `${kind}:${id}`,
      kind,
      data: { id, amount: amountOf(job), ...optional(job, 'reason'), ...sumOf(job, 'owed'), ...sumOf(job, 'settled') },
    };
  };

const cashOut =
  (kind: 'cash_out_requested' | 'cash_out_approved' | 'cash_out_paid' | 'cash_out_returned'): MakeNotice =>
  (job) => {
    const id = textOf(job, 'cashOut');
    const source = `${kind}:${id}:${textOf(job, 'state')}`;
    return { playerId: playerOf(job), source, kind, data: { id, amount: amountOf(job), ...optional(job, 'reason') } };
  };

const paidTwice: MakeNotice = (job) => {
  const id = textOf(job, 'cashOut');
  return {
    playerId: playerOf(job),
    source: `cash_out_paid_twice:${id}:${textOf(job, 'leg')}`,
    kind: 'cash_out_paid_twice',
    data: { id, amount: amountOf(job), ...sumOf(job, 'owed') },
  };
};

const writtenOff: MakeNotice = (job) => ({
  playerId: playerOf(job),
  source: `debt_written_off:${textOf(job, 'matter')}`,
  kind: 'debt_written_off',
  data: { amount: amountOf(job), ...sumOf(job, 'owed') },
});

const papers: MakeNotice = (job) => {
  const of = textOf(job, 'kind');
  const good = textOf(job, 'status') === 'verified';
  const { again, expired } = job.payload;
  const source = again === true ? `papers again:${job.id}` : `papers:${textOf(job, 'case')}`;
  const shown = { playerId: playerOf(job), source, data: { of } };
  if (of === 'funds') return { ...shown, kind: good ? 'funds_accepted' : 'funds_rejected' };
  if (expired === true) return { ...shown, kind: 'papers_expired' };
  if (again === true) return { ...shown, kind: 'papers_asked' };
  return { ...shown, kind: good ? 'papers_verified' : 'papers_rejected' };
};

const signIn: MakeNotice = (job) =>
  job.payload['newDevice'] === true
    ? { playerId: playerOf(job), source: `sign_in:${textOf(job, 'sessionId')}`, kind: 'new_sign_in', data: {} }
    : undefined;

const security: MakeNotice = (job) => ({
  playerId: playerOf(job),
  source: `security:${job.id}`,
  kind: 'security_changed',
  data: { change: textOf(job, 'change') },
});

const statusKinds = { locked: 'account_locked', closed: 'account_closed', active: 'account_opened' } as const;

const status: MakeNotice = (job) => {
  const kind = statusKinds[textOf(job, 'status') as keyof typeof statusKinds];
  return kind && { playerId: playerOf(job), source: `${kind}:${job.id}`, kind, data: {} };
};

const lasting =
  (kind: 'break_started' | 'erasure_asked'): MakeNotice =>
  (job) => ({ playerId: playerOf(job), source: `${kind}:${job.id}`, kind, data: optional(job, 'until') });

const limits: MakeNotice = (job) => {
  const changes = limitData(job);
  const data: Record<string, string> = changes === '' ? {} : { changes };
  return { playerId: playerOf(job), source: `limit_changed:${job.id}`, kind: 'limit_changed', data };
};

/** Who called a deposit off knows. */
const failedDeposit: MakeNotice = (job) =>
  job.payload['state'] === 'cancelled' ? undefined : deposit('deposit_failed')(job);

export const noticeEvents: readonly (readonly [topic: string, MakeNotice])[] = [
  ['deposit.credited', deposit('deposit_credited')],
  ['deposit.failed', failedDeposit],
  ['deposit.review', deposit('deposit_review')],
  ['deposit.reversed', deposit('deposit_reversed')],
  ['deposit.refused', deposit('deposit_refused')],
  ['deposit.given_back', deposit('deposit_given_back')],
  ['cash_out.requested', cashOut('cash_out_requested')],
  ['cash_out.approved', cashOut('cash_out_approved')],
  ['cash_out.paid', cashOut('cash_out_paid')],
  ['cash_out.returned', cashOut('cash_out_returned')],
  ['cash_out.paid_twice', paidTwice],
  ['debt.written_off', writtenOff],
  ['verification.decided', papers],
  ['funds.asked', plain('funds_asked')],
  ['data.export_ready', plain('export_ready')],
  ['data.erasure_asked', lasting('erasure_asked')],
  ['data.erasure_dropped', plain('erasure_dropped')],
  ['player.signed_in', signIn],
  ['player.confirmed', plain('email_confirmed')],
  ['password.changed', plain('password_changed')],
  ['security.changed', security],
  ['player.status_changed', status],
  ['player.limits_changed', limits],
  ['player.break_started', lasting('break_started')],
  ['player.break_ended', plain('break_ended')],
];
