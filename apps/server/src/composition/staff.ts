/** Joins operators to mails and alarms: what wants one of them is told by mail, by figures and on every page of theirs. */
import { subscribeOperatorMail, type MailBrand } from '../modules/messages/index.ts';
import { createStaff, type Approvals, type Staff } from '../modules/staff/index.ts';
import { deriveKey } from '../platform/secrets/derive-key.ts';
import type { Platform } from '../platform/platform.ts';
import { mail } from '../providers/mail/registry.ts';
import { surroundingsOf } from './surroundings.ts';

/** `brand`: shown in the authenticator app. */
export const composeStaff = ({ config, db, ids, clock, random, secretBox, outbox }: Platform, brand: string): Staff => {
  const markKey = deriveKey(config.marksKey, 'staff:audit-head');
  return createStaff({
    db,
    ids,
    clock,
    random,
    secretBox,
    outbox,
    markKey,
    backOfficeUrl: config.backOfficeUrl,
    brand,
  });
};

/** What is cut off again before it was ever looked at is noticed by nobody: so often that little is. */
const lookMs = 3_000;

/** Worker only. */
export const composeStaffWorker = (
  platform: Pick<Platform, 'config' | 'clock' | 'jobs' | 'events' | 'metrics' | 'log'>,
  { staff, approvals }: { readonly staff: Staff; readonly approvals: Approvals },
  brand: () => MailBrand,
): void => {
  const { config, jobs, events, metrics, log } = platform;
  subscribeOperatorMail(events, {
    ...{ send: mail.open(surroundingsOf(platform)), brand, backOfficeUrl: config.backOfficeUrl },
    ...{ overseers: staff.overseerEmails, emailOf: staff.emailOf, everybody: staff.activeEmails },
    ...{ loneRoot: staff.loneRoot, openLink: staff.openLink },
  });
  jobs.every('staff.prune-looks', 3_600_000, async () => {
    await staff.pruneLooks();
    await staff.pruneEndedCalls();
  });
  jobs.every('staff.approvals', 60_000, async () => {
    await approvals.expire();
    await approvals.carryOutDue();
  });
  let known = 0;
  jobs.every('staff.watch-audit', lookMs, async () => {
    const { open, begun } = await staff.auditWatch.look();
    metrics.alarm('audit_log', open);
    if (begun) {
      metrics.happened('audit_watch', 'begun');
      log.warn('the audit log is watched from its newest entry on: nothing was remembered');
    }
    if (open > known) log.fatal({ open }, 'the audit log was changed');
    known = open;
  });
};
