/** The mails about an account's safety and its rules. None of them can be refused. */
import type { NoticeKind } from '@carmine/contract/account/notices';
import * as accounts from '../../platform/events/catalogue/compliance.ts';
import type { Payload } from '../../platform/events/define-event.ts';
import { playerStatusChanged } from '../../platform/events/catalogue/identity.ts';
import type { PlayerId } from '../../platform/ids/ids.ts';
import { dayText, momentText } from './event-payload.ts';
import type { AccountMail } from './templates/account-mail.ts';
import { limitFacts } from './limit-changes.ts';
import { reaction, type MailRequestDeps, type Reaction } from './mail-request.ts';
import type { MailRequest } from './send-mail.ts';

interface AboutPlayer {
  readonly id: bigint;
  readonly payload: { readonly playerId: PlayerId };
}

/** What some of them say beside their kind. */
interface Also {
  readonly until?: Date;
  readonly limits?: Payload<typeof accounts.limitsChanged>;
}

const accountMail =
  (kind: AccountMail, { until, limits }: Also = {}) =>
  async ({ publicUrl }: MailRequestDeps, { id, payload }: AboutPlayer): Promise<MailRequest> => ({
    source: `${kind}:${id}`,
    kind: kind satisfies NoticeKind,
    playerId: payload.playerId,
    write: async ({ firstName, language, templates }, { name, supportEmail }) =>
      templates.accountTemplate(kind, {
        ...{ brand: name, firstName, supportEmail, publicUrl },
        ...(until && { until: { moment: momentText(until, language), day: dayText(until, language) } }),
        ...(limits && { facts: limitFacts(limits, templates, language) }),
      }),
  });

const statusKinds = { locked: 'account_locked', closed: 'account_closed', active: 'account_opened' } as const;

export const accountMailRequests: readonly Reaction[] = [
  reaction(playerStatusChanged, 'messages.account', (deps, event) =>
    accountMail(statusKinds[event.payload.status])(deps, event),
  ),
  reaction(accounts.limitsChanged, 'messages.account', (deps, event) =>
    accountMail('limit_changed', { limits: event.payload })(deps, event),
  ),
  reaction(accounts.breakStarted, 'messages.account', (deps, event) => {
    const { until } = event.payload;
    return accountMail('break_started', until === null ? {} : { until })(deps, event);
  }),
  reaction(accounts.sourceOfFundsAsked, 'messages.account', accountMail('funds_asked')),
  reaction(accounts.exportReady, 'messages.account', accountMail('export_ready')),
  reaction(accounts.erasureAsked, 'messages.account', (deps, event) =>
    accountMail('erasure_asked', { until: event.payload.until })(deps, event),
  ),
  reaction(accounts.erasureDropped, 'messages.account', accountMail('erasure_dropped')),
  reaction(accounts.breakEnded, 'messages.account', accountMail('break_ended')),
];
