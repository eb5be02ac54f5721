import { SecondaryButton } from '@carmine/design/button';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { readConsent, writeConsent, type Consent } from '../../platform/kept/consent.ts';
import { legalAddress } from '../../platform/page/text-address.ts';
import { useStore } from '../../state/store.ts';
import { consentTexts } from './texts.ts';
import { usePageViews } from './page-views.ts';
import './consent-bar.css';

/** Height of the bar plus the navigation below it: focused elements stay above. */
const footPx = 168;

const useFoot = (shown: boolean): void => {
  useEffect(() => {
    const { style } = document.documentElement;
    if (shown) style.scrollPaddingBottom = `${footPx}px`;
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, [shown]);
};

/** Both answers have the same size and look. Not shown beside a game's bet bar, but on the next page. */
export const ConsentBar = () => {
  const [consent, setConsent] = useState<Consent>(() => readConsent());
  const asked = useStore((state) => state.process.consentAsked);
  const settle = useStore((state) => state.process.settleConsent);
  useEffect(() => {
    if (asked) setConsent('unknown');
  }, [asked]);
  usePageViews(consent === 'analytics');
  const atGame = useLocation().pathname.startsWith('/game/');
  const shown = consent === 'unknown' && (asked || !atGame);
  useFoot(shown);
  if (!shown) return null;
  const answer = (analytics: boolean) => () => {
    writeConsent(analytics);
    setConsent(analytics ? 'analytics' : 'necessary');
    settle();
  };
  return (
    <section className="consent" aria-label={consentTexts.title}>
      <p>
        {consentTexts.text}{' '}
        <Link className="link" to={legalAddress('privacy-policy')}>
          {consentTexts.more}
        </Link>
      </p>
      <div className="consent-answers">
        <SecondaryButton size="small" onClick={answer(false)}>
          {consentTexts.no}
        </SecondaryButton>
        <SecondaryButton size="small" onClick={answer(true)}>
          {consentTexts.yes}
        </SecondaryButton>
      </div>
    </section>
  );
};
