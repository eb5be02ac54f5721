/** What both pages of promotions need in their document. */
import type { Promotion } from '@carmine/contract/promotions/promotions';
import type { SiteServices } from '../../platform/calls/services.ts';
import { dehydrate, prefetch } from '../../queries/dehydrate.ts';
import { availablePromotionsQuery, myPromotionsQuery, offeredPromotionsQuery } from '../../queries/promotions.ts';
import { defaultWallet, walletsQuery } from '../../queries/wallets.ts';

export const seedPromotions = async ({ call, session }: SiteServices) => {
  let offers: readonly Promotion[] = [];
  const state = await dehydrate((client) => {
    if (session === null) {
      const asked = client.query(offeredPromotionsQuery(call));
      return [asked.then((found) => (offers = found)).catch(() => undefined)];
    }
    const own = async () => {
      const wallets = await client.query(walletsQuery(call));
      offers = await client.query(availablePromotionsQuery(defaultWallet(wallets)?.currency ?? 'EUR', call));
    };
    return [own().catch(() => undefined), prefetch(client, myPromotionsQuery(call))];
  });
  return { state, offers };
};
