/** Terms as sentences, in the texts of the players' site. */
import { boundedTiers } from '@carmine/contract/promotions/bounded-tiers';
import type { PromotionRules } from '@carmine/contract/promotions/rules';
import type { ReferralTerm } from '@carmine/contract/promotions/referrals';
import { referralTermTexts } from '@carmine/contract/promotions/referral-term-texts';
import { termTexts, type TermParams } from '@carmine/contract/promotions/term-texts';
import type { Term } from '@carmine/contract/promotions/terms';
import type { Language } from '@carmine/money';
import { serverTexts } from '../../../../../../languages/server.ts';

const localeOf: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };

const shownAmount = (text: string, language: Language): string => {
  const [, figures, code] = /^([0-9.]+) ([A-Z]{3,8})$/.exec(text) ?? [];
  if (figures === undefined || code === undefined) return text;
  const decimal = figures.replace(/\.00$/, '');
  return language === 'de' ? `${decimal.replace('.', ',')} ${code}` : `${decimal} ${code}`;
};

const paramsOf = (params: Term['params'], language: Language, games: ReadonlyMap<string, string>): TermParams => {
  const text = (name: string): string => String(params[name] ?? '');
  const parts = (name: string, shown: (part: string) => string) => text(name).split(', ').map(shown).join(', ');
  const time = new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return {
    has: (name) => params[name] !== undefined && params[name] !== '',
    text,
    count: (name) => Number(params[name] ?? 0),
    amount: (name) => shownAmount(text(name), language),
    percent: (name) => (language === 'de' ? `${text(name) || '0'} %` : `${text(name) || '0'}%`),
    time: (name) => `${time.format(new Date(text(name)))} UTC`,
    list: (name) => parts(name, (part) => shownAmount(part, language)),
    games: (name) => parts(name, (id) => games.get(id) ?? id),
  };
};

export const worded = (
  language: Language,
  { texts }: PromotionRules,
  terms: readonly Term[],
  games: ReadonlyMap<string, string>,
) => {
  const sentences = language === 'en' ? termTexts : serverTexts[language].termTexts;
  const { title = '–', summary = '' } = texts[language] ?? texts.en ?? {};
  const lines = boundedTiers(terms).map(({ code, params }) => sentences[code](paramsOf(params, language, games)));
  return { title, summary, terms: lines };
};

/** Of refer a friend; they name no games. */
export const wordedReferralTerms = (language: Language, terms: readonly ReferralTerm[]): string[] => {
  const sentences = language === 'en' ? referralTermTexts : serverTexts[language].referralTermTexts;
  return terms.map(({ code, params }) => sentences[code](paramsOf(params, language, new Map())));
};
