/** A campaign while it is edited: plain values by path, and what the contract says about them. Pure. */
import { draftedCampaign, type CampaignRules } from '@carmine/contract/promotions/campaigns';
import { campaigns as words } from '../../texts/en-campaigns.ts';
import type { Draft, Wrong } from '../promotions/rules-draft.ts';

export const wrongOf = (draft: Draft): Wrong => {
  const read = draftedCampaign.safeParse(draft);
  if (read.success) return {};
  return Object.fromEntries(
    read.error.issues.map(({ path, code, message }) => [path.join('.'), words.wrongBy[code] ?? message]),
  );
};

const dayMs = 86_400_000;

/** What a new one begins with: tomorrow, for a week. */
export const newCampaign = (now: number): CampaignRules => {
  const at = (days: number) => `${new Date(now + days * dayMs).toISOString().slice(0, 13)}:00:00.000Z`;
  return {
    ...{ name: '', audience: {}, channels: ['mail'], sendsAt: at(1), endsAt: at(8) },
    texts: { en: { subject: '', body: '' } },
  };
};
