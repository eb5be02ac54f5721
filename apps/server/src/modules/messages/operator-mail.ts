/** What operators are told by mail: what wants one of them at once, and what was done to an operator's own way in. */
import type { Job } from '../../platform/job.ts';
import { textOf } from './event-payload.ts';
import type { Letter } from './letter.ts';
import { letterHtml, letterSubject, letterText } from './render-letter.ts';
import type { MailBrand, SendMail } from './ports.ts';

export interface OperatorMailDeps {
  readonly send: SendMail;
  readonly brand: () => MailBrand;
  /** Of who may look into the audit log and who may invite; and of one operator. */
  readonly overseers: () => Promise<readonly string[]>;
  readonly emailOf: (operator: bigint) => Promise<string | undefined>;
  /** Origin of the back office. */
  readonly backOfficeUrl: string;
}

const brokenLetter = ({ name }: MailBrand, url: string, job: Job): Letter => ({
  subject: `${name}: the audit log was changed`,
  preview: 'Somebody with the rights of the database’s owner was at it.',
  title: 'The audit log was changed',
  paragraphs: [
    'The audit log of the back office is not the one that was written. The program cannot do that: somebody who has the rights of the database’s owner was at it, or a back-up was restored.',
    'Please keep a copy of the database as it is now, and find out who had access. Under Audit log the back office says what was found.',
  ],
  facts: [
    { name: 'Found', value: textOf(job, 'finding') },
    { name: 'Entry', value: textOf(job, 'entry') },
  ],
  action: { label: 'Open the audit log', url: `${url}/audit` },
});

const renewedLetter = ({ name }: MailBrand, url: string, job: Job, own: boolean): Letter => ({
  subject: own ? `${name}: your way into the back office is made anew` : `${name}: an operator is made anew`,
  preview: 'The old password, second factor and sessions are no more.',
  title: own
    ? 'Your password and second factor are made anew'
    : 'An operator’s password and second factor are made anew',
  paragraphs: [
    own
      ? 'Because they were said to be lost, your password and your second factor for the back office no longer work, and every session of yours has ended. You get a one-time link from a colleague.'
      : 'Because they were said to be lost, the password and the second factor of an operator no longer work. A one-time link makes new ones.',
    'If you know nothing of this, ask the others at once: whoever holds that link becomes this operator. Any admin can lock the account.',
  ],
  facts: own ? [] : [{ name: 'Operator', value: textOf(job, 'email') }],
  action: { label: 'Open the back office', url: `${url}/operators` },
});

/** What the first operator is called is no address that mail would find. */
const isReachable = (email: string): boolean => /@[^@]+\.[^@.]+$/.test(email);

const deliver = async (deps: OperatorMailDeps, job: Job, to: string, letter: Letter): Promise<void> => {
  if (!isReachable(to)) return;
  const brand = deps.brand();
  const domain = brand.supportEmail.slice(brand.supportEmail.lastIndexOf('@') + 1);
  await deps.send({
    // The same for every try, so that a mailbox can tell a repetition.
    messageId: `<office-${job.id}-${Buffer.from(to).toString('base64url')}@${domain}>`,
    from: { name: brand.name, address: `no-reply@${domain}` },
    to,
    subject: letterSubject(letter),
    text: letterText(letter, brand),
    html: letterHtml(letter, brand),
  });
};

export const createOperatorMail = (deps: OperatorMailDeps) => ({
  auditBroken: async (job: Job): Promise<void> => {
    for (const to of await deps.overseers())
      await deliver(deps, job, to, brokenLetter(deps.brand(), deps.backOfficeUrl, job));
  },
  operatorRenewed: async (job: Job): Promise<void> => {
    const own = await deps.emailOf(BigInt(textOf(job, 'operator')));
    if (own === undefined) return;
    const told = { ...job, payload: { ...job.payload, email: own } };
    await deliver(deps, job, own, renewedLetter(deps.brand(), deps.backOfficeUrl, told, true));
    for (const to of await deps.overseers())
      if (to !== own) await deliver(deps, job, to, renewedLetter(deps.brand(), deps.backOfficeUrl, told, false));
  },
});
