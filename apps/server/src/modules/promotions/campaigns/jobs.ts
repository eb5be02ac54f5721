/** Worker jobs of campaigns. */
import { minute, type JobDeclarations } from '../../../platform/jobs/jobs.ts';
import type { Campaigns } from './index.ts';

export const declareCampaignJobs = (jobs: JobDeclarations, campaigns: Pick<Campaigns, 'send'>): void => {
  jobs.every('promotions.campaigns', minute, campaigns.send);
};
