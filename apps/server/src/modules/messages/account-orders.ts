/** The mails about an account's safety and its rules. None of them can be refused. */
import type { NoticeKind } from '@carmine/contract';
import { accountLetter, type AccountMail } from './account-letters.ts';
import { playerOf, textOf } from './event-payload.ts';
import { limitFacts } from './limit-changes.ts';
import type { MakeOrder } from './order.ts';

const order =
  (kind: AccountMail): MakeOrder =>
  async ({ publicUrl }, job) => ({
    source: `${kind}:${job.id}`,
    kind: kind satisfies NoticeKind,
    playerId: playerOf(job),
    write: async ({ firstName }, { name, supportEmail }) => {
      const { until } = job.payload;
      return accountLetter(kind, {
        ...{ brand: name, firstName, supportEmail, publicUrl },
        ...(kind === 'limit_changed' ? { facts: limitFacts(job) } : {}),
        ...(typeof until === 'string' ? { until: new Date(until) } : {}),
      });
    },
  });

const statusKinds = { locked: 'account_locked', closed: 'account_closed', active: 'account_opened' } as const;

const status: MakeOrder = async (deps, job) => {
  const kind = statusKinds[textOf(job, 'status') as keyof typeof statusKinds];
  return kind && order(kind)(deps, job);
};

export const accountOrders: readonly (readonly [topic: string, name: string, MakeOrder])[] = [
  ['player.status_changed', 'messages.account', status],
  ['player.limits_changed', 'messages.account', order('limit_changed')],
  ['player.break_started', 'messages.account', order('break_started')],
  ['funds.asked', 'messages.account', order('funds_asked')],
  ['data.export_ready', 'messages.account', order('export_ready')],
  ['data.erasure_asked', 'messages.account', order('erasure_asked')],
  ['data.erasure_dropped', 'messages.account', order('erasure_dropped')],
  ['player.break_ended', 'messages.account', order('break_ended')],
];
