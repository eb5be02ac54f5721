/** What campaigns need from their neighbours. */
import type { AuditLog } from '../../../platform/audit/audit-log.ts';
import type { Identity } from '../../identity/index.ts';
import type { PromotionsDeps } from '../deps.ts';

export interface CampaignDeps extends Omit<PromotionsDeps, 'identity'> {
  readonly identity: PromotionsDeps['identity'] & Pick<Identity, 'promotionConsents'>;
  readonly audit: AuditLog;
}
