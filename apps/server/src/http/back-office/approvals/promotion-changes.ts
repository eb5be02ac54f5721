/** What a new version of a promotion would change, rule by rule, and what a campaign would say to whom. */
import type { Wish } from '../../../modules/staff/index.ts';
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

/** A campaign is sent as it is shown: there is nothing before it. */
export const campaignSides = (wish: Extract<Wish, { readonly kind: 'send_campaign' }>): Sides => ({
  read: () => ({}),
  to: () => flat(wish.rules),
});

const plainNumber = (value: unknown): string | null => (typeof value === 'number' ? value.toString() : null);

export const campaignSettingSides = (wish: Extract<Wish, { readonly kind: 'loosen_campaigns' }>): Sides => {
  const read = (values: Kept): Values => ({
    mostMails: plainNumber(values['mostMails']),
    perMinute: plainNumber(values['perMinute']),
  });
  return { read, to: () => read({ ...wish }) };
};

/** Rules of refer a friend; nothing stands there if they were ended. */
export const referralSides = (rules: Kept): Sides => ({
  read: (kept) => flat((kept['rules'] ?? {}) as Kept),
  to: () => flat(rules),
});

const affiliateOf = (terms: Kept): Values => ({
  affiliateName: typeof terms['name'] === 'string' ? terms['name'] : null,
  sharePercent: typeof terms['sharePoints'] === 'number' ? percentText(BigInt(terms['sharePoints'])) : null,
  carriesOver: typeof terms['carriesOver'] === 'boolean' ? onOff(terms['carriesOver']) : null,
  postbackUrl: typeof terms['postbackUrl'] === 'string' ? terms['postbackUrl'] : null,
  postbackOn: typeof terms['postbackOn'] === 'boolean' ? onOff(terms['postbackOn']) : null,
});

export const affiliateSides = (wish: Extract<Wish, { readonly kind: 'set_affiliate' }>): Sides => ({
  read: affiliateOf,
  to: () => affiliateOf({ ...wish }),
});

export const promotionSides = (wish: Extract<Wish, { readonly kind: 'offer_promotion' }>): Sides => ({
  read: (kept) => ({ version: plainNumber(kept['version']), ...flat((kept['rules'] ?? {}) as Kept) }),
  to: () => ({ version: plainNumber(wish.version), ...flat(wish.rules) }),
});
