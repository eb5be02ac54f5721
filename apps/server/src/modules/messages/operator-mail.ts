/** What operators are told by mail: what wants one of them at once, and what was done to an operator's own way in. */
import { defaultLanguage } from '@carmine/money';
import type { legPaidLate, LateWay } from '../../platform/events/catalogue/payments.ts';
import type * as operators from '../../platform/events/catalogue/staff.ts';
import type { EventType, Payload } from '../../platform/events/define-event.ts';
import type { Received } from '../../platform/events/outbox.ts';
import type { OperatorId } from '../../platform/ids/ids.ts';
import { amountText } from './event-payload.ts';
import { mailFrame } from './templates/frame-templates.ts';
import type { MailContent } from './templates/mail-content.ts';
import { mailHtml, mailSubject, mailText } from './templates/render-mail.ts';
import type { MailBrand, SendMail } from './ports.ts';

export interface OperatorMailDeps {
  readonly send: SendMail;
  readonly brand: () => MailBrand;
  /** Of who may look into the audit log and who may invite; and of one operator. */
  readonly overseers: () => Promise<readonly string[]>;
  readonly emailOf: (operator: OperatorId) => Promise<string | undefined>;
  /** Of everybody who can sign in. */
  readonly everybody: () => Promise<readonly string[]>;
  /** Of the first of those who invited one another without anybody else's approval. */
  readonly loneRoot: (operator: OperatorId) => Promise<string | undefined>;
  readonly openLink: (operator: OperatorId, sealed: string) => string;
  /** Origin of the back office. */
  readonly backOfficeUrl: string;
}

const brokenTemplate = (
  { name }: MailBrand,
  url: string,
  found: Payload<typeof operators.auditBroken>,
): MailContent => ({
  subject: `${name}: the audit log was changed`,
  preview: 'Somebody with the database owner’s rights changed it, or a backup was restored.',
  title: 'The audit log was changed',
  paragraphs: [
    'The audit log of the back office no longer matches what was written. The program cannot do that: somebody with the database owner’s rights changed it, or a backup was restored.',
    'Please keep a copy of the database as it is now, and find out who had access. The back office shows what was found under Audit log.',
  ],
  facts: [
    { name: 'Found', value: found.finding },
    { name: 'Entry', value: found.entry },
  ],
  action: { label: 'Open the audit log', url: `${url}/audit` },
});

const renewedTemplate = ({ name }: MailBrand, url: string, email: string): MailContent => ({
  subject: `${name}: an operator’s access was reset`,
  preview: 'The old password, second factor and sessions no longer work.',
  title: 'An operator’s access was reset',
  paragraphs: [
    'The password and second factor of an operator were reported lost and no longer work. A one-time link is on its way to that operator’s mailbox.',
    'If you do not know about this, ask the other admins at once. Any admin can lock the account.',
  ],
  facts: [{ name: 'Operator', value: email }],
  action: { label: 'Open the back office', url: `${url}/operators` },
});

const ownRenewalTemplate = ({ name }: MailBrand, url: string, link: string | undefined): MailContent => ({
  subject: `${name}: your back office access was reset`,
  preview: 'Set a new password and a new second factor.',
  title: 'Set a new password and second factor',
  paragraphs: [
    'Your password and second factor for the back office were reported lost. They no longer work, and all your sessions have ended.',
    link === undefined
      ? 'You will get a one-time link from whoever runs the server.'
      : 'The link works once, within a day. Do not share it: whoever has it can act as you.',
    'If you did not ask for this, tell an admin at once: any of them can lock the account.',
  ],
  facts: [],
  action:
    link === undefined
      ? { label: 'Open the back office', url }
      : { label: 'Set password and second factor', url: link },
});

const invitedTemplate = ({ name }: MailBrand, link: string): MailContent => ({
  subject: `${name}: your invitation to the back office`,
  preview: 'Choose a password and set up your second factor.',
  title: 'You are invited to the back office',
  paragraphs: [
    `You have been invited to the back office of ${name}. Choose a password of at least 12 characters and have an authenticator app ready.`,
    'The link works once, within a day. Do not share it: whoever has it can act as you.',
  ],
  facts: [],
  action: { label: 'Accept the invitation', url: link },
});

const aloneTemplate = ({ name }: MailBrand, url: string, role: string, email: string): MailContent => ({
  subject: `${name}: an operator was invited by one person`,
  preview: 'Nobody else had to approve.',
  title: 'An operator was invited by one person alone',
  paragraphs: [
    'An operator whose role decides on money was invited, and there was nobody else who could approve. What the two of them approve together is marked in the back office and in the audit log.',
    'If this was not you, lock the account at once.',
  ],
  facts: [
    { name: 'Invited', value: email },
    { name: 'Role', value: role },
  ],
  action: { label: 'Open the operators', url: `${url}/operators` },
});

const missesTemplate = (
  { name }: MailBrand,
  url: string,
  { misses, minutes }: Payload<typeof operators.searchesMissed>,
  email: string,
): MailContent => ({
  subject: `${name}: many searches found nobody`,
  preview: 'Somebody may be guessing who has an account.',
  title: 'Many searches found nobody',
  paragraphs: [
    'An operator searched again and again for players who do not exist. Somebody may be guessing who has an account, or using a stolen session.',
    'Call the operator and ask. Any admin can lock the account.',
  ],
  facts: [
    { name: 'Operator', value: email },
    { name: 'Searches', value: `${misses} within ${minutes} minutes` },
  ],
  action: { label: 'Open the audit log', url: `${url}/audit` },
});

const stopTemplates = {
  broken: {
    title: 'The ledger check failed',
    about:
      'The ledger does not balance. All withdrawals are stopped until the cause is found and two operators resume them.',
  },
  stopped: {
    title: 'Withdrawals are stopped',
    about: 'An operator stopped all withdrawals. Two operators have to resume them.',
  },
  resumed: {
    title: 'Withdrawals have resumed',
    about: 'Two operators resumed them. Withdrawals approved in the meantime are sent now.',
  },
  railStopped: {
    title: 'Payouts by one method are stopped',
    about:
      'The day’s books do not agree with its list, or an operator stopped it. Deposits and other methods go on. Two operators have to resume it.',
  },
  railResumed: {
    title: 'Payouts by one method have resumed',
    about: 'Its books close, and two operators resumed it. Payouts approved in the meantime are sent now.',
  },
} as const;

interface StopReason {
  readonly reason: string;
  /** If only this one is stopped. */
  readonly rail?: string;
}

const stopTemplate = (
  { name }: MailBrand,
  url: string,
  { reason, rail }: StopReason,
  kind: keyof typeof stopTemplates,
): MailContent => ({
  subject: `${name}: ${stopTemplates[kind].title.toLowerCase()}`,
  preview: stopTemplates[kind].about,
  title: stopTemplates[kind].title,
  paragraphs: [stopTemplates[kind].about],
  facts: [...(rail === undefined ? [] : [{ name: 'Method', value: rail }]), { name: 'Reason', value: reason }],
  action: { label: 'Open payments', url: `${url}/payments` },
});

const lateTexts: Readonly<Record<LateWay, string>> = {
  noted:
    'An operator has taken it to pay it by bank transfer. If it has not been sent yet, do not send it, and say so on the page of the withdrawal. If it has, book it there: the player then owes it.',
  player:
    'The player already had the money. It was taken from the wallet as far as the balance allowed, and the rest is owed.',
  house: 'The player already had the money and has since been erased: it is a loss for the house.',
};

const paidLateTemplate = ({ name }: MailBrand, url: string, late: Payload<typeof legPaidLate>): MailContent => ({
  subject: `${name}: a card was paid after it had failed`,
  preview: 'Part of a withdrawal may have been paid twice.',
  title: 'A card was paid after it had failed',
  paragraphs: [
    'A gateway reported that it could not pay part of a withdrawal, but has paid it after all.',
    lateTexts[late.way],
  ],
  facts: [
    { name: 'Withdrawal', value: late.cashOut },
    { name: 'Paid late', value: amountText(late) },
  ],
  action: { label: 'Open the withdrawal', url: `${url}/cash-outs/${late.cashOut}` },
});

/** What the first operator is called is no address that mail would find. */
const isReachable = (email: string): boolean => /@[^@]+\.[^@.]+$/.test(email);

const deliver = async (
  deps: OperatorMailDeps,
  job: { readonly id: bigint },
  to: string,
  content: MailContent,
): Promise<void> => {
  if (!isReachable(to)) return;
  const brand = deps.brand();
  const domain = brand.supportEmail.slice(brand.supportEmail.lastIndexOf('@') + 1);
  const look = { brand, language: defaultLanguage, frame: mailFrame };
  await deps.send({
    // The same for every try, so that a mailbox can tell a repetition.
    messageId: `<office-${job.id}-${Buffer.from(to).toString('base64url')}@${domain}>`,
    from: { name: brand.name, address: `no-reply@${domain}` },
    to,
    subject: mailSubject(content),
    text: mailText(content, look),
    html: mailHtml(content, look),
  });
};

export const mailEverybody =
  (deps: OperatorMailDeps, kind: keyof typeof stopTemplates) =>
  async (event: { readonly id: bigint; readonly payload: StopReason }): Promise<void> => {
    for (const to of await deps.everybody())
      await deliver(deps, event, to, stopTemplate(deps.brand(), deps.backOfficeUrl, event.payload, kind));
  };

type React<E extends EventType> = (event: Received<E>) => Promise<void>;

export const mailAuditBroken =
  (deps: OperatorMailDeps): React<typeof operators.auditBroken> =>
  async (event) => {
    for (const to of await deps.overseers())
      await deliver(deps, event, to, brokenTemplate(deps.brand(), deps.backOfficeUrl, event.payload));
  };

export const mailRenewed =
  (deps: OperatorMailDeps): React<typeof operators.operatorRenewed> =>
  async (event) => {
    const { operator, link: sealed } = event.payload;
    const own = await deps.emailOf(operator);
    if (own === undefined) return;
    const link = sealed === undefined ? undefined : deps.openLink(operator, sealed);
    await deliver(deps, event, own, ownRenewalTemplate(deps.brand(), deps.backOfficeUrl, link));
    for (const to of await deps.overseers())
      if (to !== own) await deliver(deps, event, to, renewedTemplate(deps.brand(), deps.backOfficeUrl, own));
  };

export const mailInvited =
  (deps: OperatorMailDeps): React<typeof operators.operatorInvited> =>
  async (event) => {
    const { operator, link } = event.payload;
    const to = await deps.emailOf(operator);
    if (to !== undefined) await deliver(deps, event, to, invitedTemplate(deps.brand(), deps.openLink(operator, link)));
  };

export const mailInvitedAlone =
  (deps: OperatorMailDeps): React<typeof operators.operatorInvitedAlone> =>
  async (event) => {
    const { operator, inviter, role } = event.payload;
    const email = (await deps.emailOf(operator)) ?? '–';
    const notified = new Set([await deps.loneRoot(inviter), await deps.emailOf(inviter)]);
    for (const to of notified)
      if (to !== undefined)
        await deliver(deps, event, to, aloneTemplate(deps.brand(), deps.backOfficeUrl, role, email));
  };

/** To those who look after the others, and not to who searched. */
export const mailSearchesMissed =
  (deps: OperatorMailDeps): React<typeof operators.searchesMissed> =>
  async (event) => {
    const email = (await deps.emailOf(event.payload.operator)) ?? '–';
    for (const to of await deps.overseers())
      if (to !== email)
        await deliver(deps, event, to, missesTemplate(deps.brand(), deps.backOfficeUrl, event.payload, email));
  };

export const mailPaidLate =
  (deps: OperatorMailDeps): React<typeof legPaidLate> =>
  async (event) => {
    for (const to of await deps.everybody())
      await deliver(deps, event, to, paidLateTemplate(deps.brand(), deps.backOfficeUrl, event.payload));
  };
