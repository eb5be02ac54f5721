/** Affiliates: who sends visitors here, what their players bring, and what they are told of it. */
import type { OperatorId } from '../../../platform/ids/ids.ts';
import { bindingOf, secretPurpose, type AffiliateId, type PostbackId } from './affiliate.ts';
import * as store from './affiliate-store.ts';
import type { AffiliateDeps } from './deps.ts';
import { isAffiliate, noteClick, noteDeposit, noteRegistration } from './note-players.ts';
import * as postbacks from './postback-store.ts';
import { sendPostbacks } from './send-postbacks.ts';
import { addUpDays, closeMonths, readMonths } from './statements.ts';

export { sealedAffiliateSecrets } from './affiliate.ts';
export type { AffiliateDeps } from './deps.ts';
export { declareAffiliateJobs } from './jobs.ts';
export { subscribeAffiliates } from './events.ts';
export type { Month as AffiliateMonth } from './statements.ts';

interface Change {
  readonly id: AffiliateId;
  readonly by: OperatorId;
  readonly reason: string;
}

const end =
  ({ db, audit, ids }: AffiliateDeps) =>
  ({ id, by, reason }: Change): Promise<boolean> =>
    db.transaction(async (sql) => {
      if (!(await store.end(sql, id, by))) return false;
      const details = { affiliate: ids.encode('aff', id), reason };
      await audit.record(sql, { operatorId: by, action: 'affiliate.end', details });
      return true;
    });

/** Undefined if the affiliate has ended. */
const renewSecret =
  ({ db, audit, ids, random, secretBox }: AffiliateDeps) =>
  ({ id, by, reason }: Change): Promise<string | undefined> =>
    db.transaction(async (sql) => {
      const secret = random.bytes(32).toString('hex');
      const sealed = secretBox.seal(secretPurpose, Buffer.from(secret), bindingOf(id));
      if (!(await store.saveSecret(sql, id, sealed))) return undefined;
      const details = { affiliate: ids.encode('aff', id), reason };
      await audit.record(sql, { operatorId: by, action: 'affiliate.renew_secret', details });
      return secret;
    });

const retry =
  ({ db, audit, ids, clock }: AffiliateDeps) =>
  (id: AffiliateId, postback: PostbackId, by: OperatorId): Promise<boolean> =>
    db.transaction(async (sql) => {
      if (!(await postbacks.retryPostback(sql, id, postback, clock.now()))) return false;
      const details = { affiliate: ids.encode('aff', id), postback: ids.encode('pbk', postback) };
      await audit.record(sql, { operatorId: by, action: 'affiliate.retry_postback', details });
      return true;
    });

export const createAffiliates = (deps: AffiliateDeps) => ({
  isAffiliate: isAffiliate(deps),
  noteClick: noteClick(deps),
  linkOf: (code: string) => `${deps.siteUrl}/?code=${encodeURIComponent(code)}`,
  mayCall: deps.postbacks.mayCall,
  /** For operators. */
  list: () => store.readAll(deps.db),
  find: (id: AffiliateId) => store.find(deps.db, id),
  hasEnded: (code: string) => store.hasEnded(deps.db, code),
  months: readMonths(deps),
  listPostbacks: (id: AffiliateId, offset: number, size: number) => postbacks.readPostbacks(deps.db, id, offset, size),
  end: end(deps),
  renewSecret: renewSecret(deps),
  retryPostback: retry(deps),
  /** Worker. */
  noteRegistration: noteRegistration(deps),
  noteDeposit: noteDeposit(deps),
  sendPostbacks: sendPostbacks(deps),
  addUpDays: addUpDays(deps),
  closeMonths: closeMonths(deps),
});

export type Affiliates = ReturnType<typeof createAffiliates>;
