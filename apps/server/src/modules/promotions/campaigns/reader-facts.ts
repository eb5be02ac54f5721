/** What others say about a player who agreed to promotions. Asked when the campaign reaches the player, and again before a mail goes out. */
import type { CampaignRules } from '@carmine/contract/promotions/campaigns';
import { parseCurrencyCode } from '@carmine/money';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { findOfferFacts } from '../offers/offer-facts.ts';
import { readOffered } from '../offers/offer-store.ts';
import type { ReaderFacts } from './campaign.ts';
import type { CampaignDeps } from './deps.ts';

interface Asked {
  readonly playerId: PlayerId;
  readonly country: string | null;
  readonly currency: string;
  readonly skin?: string | null;
}

/** Asks others; call outside a transaction. */
export const findReaderFacts = async (
  deps: CampaignDeps,
  { promotion, coupon }: Pick<CampaignRules, 'promotion' | 'coupon'>,
  { playerId, country, currency: code, skin }: Asked,
): Promise<ReaderFacts> => {
  const currency = parseCurrencyCode(code) ?? 'EUR';
  const facts = await findOfferFacts(deps, {
    ...{ playerId, currency, addressCountry: country ?? 'ZZ', skin: skin ?? undefined },
  });
  const { isProtected } = facts;
  if (isProtected || promotion === undefined) return { isProtected, canHave: !isProtected };
  const id = deps.ids.decode('prm', promotion);
  const offered = (await readOffered(deps.db)).find((one) => one.id === id);
  return { isProtected, canHave: offered !== undefined && facts.whyNot(offered, coupon !== undefined) === undefined };
};
