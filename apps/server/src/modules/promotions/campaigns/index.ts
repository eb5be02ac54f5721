/** Campaigns: promotional mail and notices on the site, to who agreed and to nobody else. */
import { isLooser } from './campaign.ts';
import * as store from './campaign-store.ts';
import { dismissNotice, readNotices } from './campaign-notices.ts';
import type { CampaignDeps } from './deps.ts';
import { editCampaigns } from './edit-campaigns.ts';
import { mailOf, noteMail, noteUnsubscribed, prepareMail, testMail } from './mail-campaign.ts';
import { countAudience, readWithFigures } from './read-campaigns.ts';
import { sendCampaigns } from './send-campaigns.ts';

export type { Campaign, CampaignId } from './campaign.ts';
export type { CampaignDeps } from './deps.ts';
export { declareCampaignJobs } from './jobs.ts';
export { subscribeCampaigns } from './events.ts';

export const createCampaigns = (deps: CampaignDeps) => ({
  list: () => store.listCampaigns(deps.db),
  read: readWithFigures(deps),
  countAudience: countAudience(deps),
  settings: () => store.readSettings(deps.db),
  isLooser,
  mailOf,
  ...editCampaigns(deps),
  /** On the site. */
  notices: readNotices(deps),
  dismiss: dismissNotice(deps),
  /** Worker. */
  send: sendCampaigns(deps),
  noteUnsubscribed: noteUnsubscribed(deps),
  /** For mails. */
  prepareMail: prepareMail(deps),
  noteMail: noteMail(deps),
  testMail: testMail(deps),
});

export type Campaigns = ReturnType<typeof createCampaigns>;
