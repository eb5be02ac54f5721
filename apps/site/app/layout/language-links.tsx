import { putPreferences } from '@carmine/contract/account/protection';
import { pageLanguage, type Language } from '@carmine/money';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { call } from '../platform/calls/browser-call.ts';
import { useSite } from '../platform/page/site-data.ts';
import { useSession } from '../queries/session.ts';

/** Each in its own language: whoever reads none of the others finds it. */
const nameOf = (language: Language): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;

/** The same page in another language; the server keeps the choice on this device. */
export const LanguageLinks = () => {
  const { languages } = useSite().skin;
  const { pathname, search } = useLocation();
  const signedIn = useSession() !== null;

  const addressOf = (language: Language): string => {
    const query = new URLSearchParams(search);
    query.set('language', language);
    return `${pathname}?${query}`;
  };
  /** Mails follow the choice too, if it can be stored; the page follows it in any case. */
  const choose = (event: MouseEvent<HTMLAnchorElement>, language: Language): void => {
    if (!signedIn || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void call(putPreferences, { body: { language } })
      .catch(() => undefined)
      .then(() => location.assign(addressOf(language)));
  };

  return languages.map((language) => (
    <li key={language}>
      <a
        href={addressOf(language)}
        lang={language}
        hrefLang={language}
        aria-current={language === pageLanguage ? 'true' : undefined}
        onClick={(event) => choose(event, language)}
      >
        {nameOf(language)}
      </a>
    </li>
  ));
};
