/** What operators change: drafts, the end of a campaign, test mails and stricter settings. Every change is audited in its transaction. */
import type { CampaignRules } from '@carmine/contract/promotions/campaigns';
import type { Language } from '@carmine/money';
import { campaignTestAsked } from '../../../platform/events/catalogue/promotions.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import type { CampaignId, Settings } from './campaign.ts';
import * as store from './campaign-store.ts';
import type { CampaignDeps } from './deps.ts';

const draft =
  ({ db, audit, ids }: CampaignDeps) =>
  (rules: CampaignRules, by: OperatorId): Promise<CampaignId> =>
    db.transaction(async (sql) => {
      const id = await store.insertCampaign(sql, rules, by);
      await audit.record(sql, {
        ...{ operatorId: by, action: 'campaign.draft' },
        details: { campaign: ids.encode('cam', id), rules },
      });
      return id;
    });

const save =
  ({ db, audit, ids }: CampaignDeps) =>
  (change: { id: CampaignId; rules: CampaignRules; by: OperatorId }): Promise<boolean> =>
    db.transaction(async (sql) => {
      if (!(await store.saveCampaign(sql, change))) return false;
      const { id, rules, by } = change;
      await audit.record(sql, {
        ...{ operatorId: by, action: 'campaign.save' },
        details: { campaign: ids.encode('cam', id), rules },
      });
      return true;
    });

const stop =
  ({ db, audit, ids }: CampaignDeps) =>
  ({ id, by, reason }: { id: CampaignId; by: OperatorId; reason: string }): Promise<boolean> =>
    db.transaction(async (sql) => {
      if (!(await store.stopCampaign(sql, id, by))) return false;
      await audit.record(sql, {
        ...{ operatorId: by, action: 'campaign.stop' },
        details: { campaign: ids.encode('cam', id), reason },
      });
      return true;
    });

const test =
  ({ db, audit, ids, outbox }: CampaignDeps) =>
  ({ id, by, language }: { id: CampaignId; by: OperatorId; language: Language }): Promise<boolean> =>
    db.transaction(async (sql) => {
      if ((await store.findCampaign(sql, id)) === undefined) return false;
      const campaign = ids.encode('cam', id);
      await outbox.publish(sql, campaignTestAsked, campaign, { operator: by, campaign, language });
      await audit.record(sql, {
        ...{ operatorId: by, action: 'campaign.test' },
        details: { campaign, language },
      });
      return true;
    });

const setSettings =
  ({ db, audit }: CampaignDeps) =>
  ({ settings, by, reason }: { settings: Settings; by: OperatorId; reason: string }): Promise<void> =>
    db.transaction(async (sql) => {
      await store.saveSettings(sql, settings);
      await audit.record(sql, {
        ...{ operatorId: by, action: 'campaign.settings' },
        details: { ...settings, reason },
      });
    });

/** Whether the promotion and the code that the rules name belong together. */
const isLinked =
  ({ db, ids }: CampaignDeps) =>
  async ({ promotion, coupon }: CampaignRules): Promise<boolean> => {
    if (promotion === undefined) return true;
    const id = ids.decode('prm', promotion);
    return id !== undefined && store.isLinked(db, id, coupon);
  };

export const editCampaigns = (deps: CampaignDeps) => ({
  draft: draft(deps),
  save: save(deps),
  stop: stop(deps),
  test: test(deps),
  setSettings: setSettings(deps),
  isLinked: isLinked(deps),
});
