/** The notices of campaigns on the site: computed when they are read, so that consent, protection and the campaign's end hold at once. */
import { fillIn, type CampaignNotice } from '@carmine/contract/promotions/campaigns';
import { moneyText, readAmount, type Language } from '@carmine/money';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { CampaignDeps } from './deps.ts';
import { mailOf } from './mail-campaign.ts';
import * as recipients from './recipient-store.ts';
import { findReaderFacts } from './reader-facts.ts';

interface Reader {
  readonly playerId: PlayerId;
  readonly addressCountry: string;
  readonly language: Language;
  readonly firstName: string;
  /** Origin without a trailing slash. */
  readonly publicUrl: string;
}

export const readNotices =
  (deps: CampaignDeps) =>
  async ({ playerId, addressCountry, language, firstName, publicUrl }: Reader): Promise<CampaignNotice[]> => {
    const { db, ids, clock, identity } = deps;
    const shown = await recipients.shownNotices(db, playerId, clock.now());
    if (shown.length === 0 || !(await identity.promotionConsents(playerId)).notice.given) return [];
    const asked = { playerId, country: addressCountry, currency: 'EUR' };
    if ((await findReaderFacts(deps, {}, asked)).isProtected) return [];
    return shown.map(({ id, rules }) => {
      const { texts, amountEur, promotion, coupon } = mailOf(rules, language);
      const values = {
        name: firstName,
        amount: amountEur === undefined ? '' : moneyText(readAmount('EUR', amountEur), language),
        terms: promotion === undefined ? '' : `${publicUrl}/promotions/${promotion}`,
      };
      return {
        ...{
          id: ids.encode('cam', id),
          title: fillIn(texts.subject, values),
          text: fillIn(texts.notice ?? '', values),
        },
        ...{ promotion: promotion ?? null, coupon: coupon ?? null, endsAt: rules.endsAt },
      };
    });
  };

/** False if there is no such notice for the player. */
export const dismissNotice =
  ({ db, ids }: CampaignDeps) =>
  async (playerId: PlayerId, text: string): Promise<boolean> => {
    const campaignId = ids.decode('cam', text);
    return campaignId !== undefined && recipients.dismiss(db, { playerId, campaignId });
  };
