/** What a new version of a promotion would change, rule by rule, and what a campaign would say to whom. */
import type { PromotionWish } from '../../../modules/staff/index.ts';
import { percentText } from '../money/payout-terms.ts';
import type { Kept, Sides, Values } from './changes.ts';

const onOff = (value: boolean): string => (value ? 'on' : 'off');

/** Lists of plain values and tiers are read in one line; other groups are split into their rules. */
const shown = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(shown).join('; ');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([name, part]) => `${name} ${shown(part)}`)
      .join(', ');
  return String(value);
};

const flat = (rules: Kept, prefix = ''): Values =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([name, value]): [string, string | null][] =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.entries(flat(value as Kept, `${prefix}${name}.`))
        : [[`${prefix}${name}`, value === null ? null : shown(value)]],
    ),
  );

const plainNumber = (value: unknown): string | null => (typeof value === 'number' ? value.toString() : null);

const campaignSettingsOf = (settings: Kept): Values => ({
  mostMails: plainNumber(settings['mostMails']),
  perMinute: plainNumber(settings['perMinute']),
});

const affiliateOf = (terms: Kept): Values => ({
  affiliateName: typeof terms['name'] === 'string' ? terms['name'] : null,
  sharePercent: typeof terms['sharePoints'] === 'number' ? percentText(BigInt(terms['sharePoints'])) : null,
  carriesOver: typeof terms['carriesOver'] === 'boolean' ? onOff(terms['carriesOver']) : null,
  postbackUrl: typeof terms['postbackUrl'] === 'string' ? terms['postbackUrl'] : null,
  postbackOn: typeof terms['postbackOn'] === 'boolean' ? onOff(terms['postbackOn']) : null,
});

export const promotionSides = (wish: PromotionWish): Sides => {
  switch (wish.kind) {
    case 'offer_promotion':
      return {
        read: (kept) => ({ version: plainNumber(kept['version']), ...flat((kept['rules'] ?? {}) as Kept) }),
        to: () => ({ version: plainNumber(wish.version), ...flat(wish.rules) }),
      };
    case 'set_affiliate':
      return { read: affiliateOf, to: () => affiliateOf({ ...wish }) };
    // Nothing stands there if the rules were ended.
    case 'set_referral_rules':
      return { read: (kept) => flat((kept['rules'] ?? {}) as Kept), to: () => flat(wish.rules) };
    // Sent as it is shown: there is nothing before it.
    case 'send_campaign':
      return { read: () => ({}), to: () => flat(wish.rules) };
    case 'loosen_campaigns':
      return { read: campaignSettingsOf, to: () => campaignSettingsOf({ ...wish }) };
  }
};
