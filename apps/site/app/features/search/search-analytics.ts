import { agreesToAnalytics, consentCookie, postAnalyticsEvent } from '@carmine/contract';
import { useEffect } from 'react';
import { call } from '../../platform/browser-call.ts';

/** Shorter terms tell nothing. */
const longerThan = 5;
/** So long after the last letter the term counts as finished. */
const restMs = 800;

const consent = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${consentCookie.name}=`))
    ?.slice(consentCookie.name.length + 1);

/** Tells of a finished search, only with consent. */
export const useSearchAnalytics = (term: string): void => {
  useEffect(() => {
    const wanted = term.trim();
    if (wanted.length <= longerThan || !agreesToAnalytics(consent())) return;
    const timer = setTimeout(() => {
      void call(postAnalyticsEvent, { body: { name: 'search', properties: { term: wanted } } }).catch(() => undefined);
    }, restMs);
    return () => clearTimeout(timer);
  }, [term]);
};
