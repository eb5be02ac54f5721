/** The mails about an account's safety and its rules. None of them can be refused. */
import type { NoticeKind } from '@carmine/contract/notices';
import * as accounts from '../../platform/events/catalogue/compliance.ts';
import { playerStatusChanged } from '../../platform/events/catalogue/identity.ts';
import type { PlayerId } from '../../platform/ids/ids.ts';
import { accountLetter, type AccountMail, type AccountMailFacts } from './letters/account-letters.ts';
import { limitFacts } from './limit-changes.ts';
import { reaction, type OrderDeps, type Reaction } from './order.ts';
import type { MailOrder } from './send-mail.ts';

interface AboutPlayer {
  readonly id: bigint;
  readonly payload: { readonly playerId: PlayerId };
}

const order =
  (kind: AccountMail, also: Pick<AccountMailFacts, 'facts' | 'until'> = {}) =>
  async ({ publicUrl }: OrderDeps, { id, payload }: AboutPlayer): Promise<MailOrder> => ({
    source: `${kind}:${id}`,
    kind: kind satisfies NoticeKind,
    playerId: payload.playerId,
    write: async ({ firstName }, { name, supportEmail }) =>
      accountLetter(kind, { ...{ brand: name, firstName, supportEmail, publicUrl }, ...also }),
  });

const statusKinds = { locked: 'account_locked', closed: 'account_closed', active: 'account_opened' } as const;

export const accountOrders: readonly Reaction[] = [
  reaction(playerStatusChanged, 'messages.account', (deps, event) =>
    order(statusKinds[event.payload.status])(deps, event),
  ),
  reaction(accounts.limitsChanged, 'messages.account', (deps, event) =>
    order('limit_changed', { facts: limitFacts(event.payload) })(deps, event),
  ),
  reaction(accounts.breakStarted, 'messages.account', (deps, event) => {
    const { until } = event.payload;
    return order('break_started', until === null ? {} : { until })(deps, event);
  }),
  reaction(accounts.sourceOfFundsAsked, 'messages.account', order('funds_asked')),
  reaction(accounts.exportReady, 'messages.account', order('export_ready')),
  reaction(accounts.erasureAsked, 'messages.account', (deps, event) =>
    order('erasure_asked', { until: event.payload.until })(deps, event),
  ),
  reaction(accounts.erasureDropped, 'messages.account', order('erasure_dropped')),
  reaction(accounts.breakEnded, 'messages.account', order('break_ended')),
];
