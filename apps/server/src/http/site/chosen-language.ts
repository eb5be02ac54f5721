/** The language of a page: its address, the visitor's choice, the player's profile, the browser's settings, in this order. */
import { defaultLanguage, isLanguage, type Language } from '@carmine/money';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** A choice on this device. It says nothing else, so it needs no consent. */
export const languageCookie = 'language';

const cookieLifetimeS = 365 * 24 * 3600;

/** `?language=de` on any page: how a choice is made, also without scripts. */
const languageQuery = 'language';

const isOffered = (text: unknown, offered: readonly Language[]): text is Language =>
  isLanguage(text) && offered.includes(text);

/** Of `/de/page/…`: a page with a language in its address is in that language whatever else is chosen. */
const addressLanguage = (url: string): string | undefined => url.split(/[/?]/)[1];

/** What the visitor chose on this device; undefined where nothing was chosen. */
export const chosenLanguage = (request: FastifyRequest, offered: readonly Language[]): Language | undefined =>
  [addressLanguage(request.url), request.cookies[languageCookie]].find((text): text is Language =>
    isOffered(text, offered),
  );

/** What the browser's settings prefer among those offered. */
const browserLanguage = (request: FastifyRequest, offered: readonly Language[]): Language =>
  offered.find((one) => one === new Negotiator(request).language([...offered])) ?? offered[0] ?? defaultLanguage;

/** Of a document that knows no player. */
export const visitorLanguage = (request: FastifyRequest, offered: readonly Language[]): Language =>
  chosenLanguage(request, offered) ?? browserLanguage(request, offered);

/** Of a page that knows its player. `isKept`: from the profile, and this device is to remember it for documents that know no player. */
export const pageLanguageOf = async (
  request: FastifyRequest,
  offered: readonly Language[],
  readProfile: () => Promise<Language | undefined>,
): Promise<{ readonly language: Language; readonly isKept: boolean }> => {
  const chosen = chosenLanguage(request, offered);
  if (chosen !== undefined) return { language: chosen, isKept: false };
  const profile = await readProfile();
  return isOffered(profile, offered)
    ? { language: profile, isKept: true }
    : { language: browserLanguage(request, offered), isKept: false };
};

export const keepLanguage = (reply: FastifyReply, language: Language, secure: boolean): void => {
  void reply.setCookie(languageCookie, language, { path: '/', maxAge: cookieLifetimeS, sameSite: 'lax', secure });
};

/** The same page without the choice, if its address makes one. */
export const languageChoice = (
  url: string,
  offered: readonly Language[],
): { readonly language: Language; readonly rest: string } | undefined => {
  const { pathname, searchParams } = new URL(`http://page${url}`);
  const language = searchParams.get(languageQuery);
  if (!isOffered(language, offered)) return undefined;
  searchParams.delete(languageQuery);
  // Never `//other.host`, which a browser would take for another site.
  const path = pathname
    .replace(/^\/+/, '/')
    .replace(/^\/([a-z]{2})(?=\/)/, (own, code: string) => (isLanguage(code) ? `/${language}` : own));
  return { language, rest: `${path}${searchParams.size === 0 ? '' : `?${searchParams}`}` };
};
