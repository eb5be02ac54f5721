/** Campaigns as operators see them: state, figures, and the size of an audience. */
import type { CampaignFigures } from '@carmine/contract/back-office/campaigns';
import type { CampaignAudience } from '@carmine/contract/promotions/campaigns';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { isAddressed, type Campaign, type CampaignId } from './campaign.ts';
import * as store from './campaign-store.ts';
import type { CampaignDeps } from './deps.ts';
import * as recipients from './recipient-store.ts';

export const readWithFigures =
  ({ db, ids }: CampaignDeps) =>
  async (
    id: CampaignId,
  ): Promise<{ readonly campaign: Campaign; readonly figures: readonly CampaignFigures[] } | undefined> => {
    const campaign = await store.findCampaign(db, id);
    if (campaign === undefined) return undefined;
    const { promotion: text, coupon, channels } = campaign.rules;
    const promotion = text === undefined ? undefined : ids.decode('prm', text);
    const [reached, refused] = await Promise.all([
      recipients.countReached(db, id, { promotion, coupon }),
      recipients.countRefused(db, id),
    ]);
    const none = { sent: 0, waiting: 0, unsubscribed: 0, dismissed: 0, claimed: 0 };
    const figures = channels.map((channel) => {
      const counted = reached.find((one) => one.channel === channel) ?? { channel, ...none };
      const reasons = refused.filter((one) => one.channel === channel);
      const nothing = reasons.reduce((sum, { players }) => sum + players, 0);
      return {
        ...counted,
        audience: counted.sent + counted.waiting + nothing,
        refused: Object.fromEntries(reasons.map(({ reason, players }) => [reason, players])),
      };
    });
    return { campaign, figures };
  };

const pageSize = 5_000;
const mostPages = 20;

/** Up to a hundred thousand players are looked at in one call. */
export const countAudience =
  ({ db, clock }: CampaignDeps) =>
  async (audience: CampaignAudience) => {
    const counted = { players: 0, mail: 0, notice: 0 };
    let after = 0n as PlayerId;
    for (let page = 0; page < mostPages; page += 1) {
      const candidates = await recipients.readCandidates(db, after, pageSize);
      for (const candidate of candidates) {
        if (!isAddressed(audience, candidate, clock.now())) continue;
        counted.players += 1;
        if (candidate.wantsMail && candidate.isConfirmed) counted.mail += 1;
        if (candidate.wantsNotice) counted.notice += 1;
      }
      const last = candidates.at(-1);
      if (last === undefined) return { ...counted, complete: true };
      after = last.playerId;
    }
    return { ...counted, complete: false };
  };
