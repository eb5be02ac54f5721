import { SecondaryButton } from '@carmine/design/button';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { readConsent, writeConsent, type Consent } from '../../platform/consent.ts';
import { useStore } from '../../state/store.ts';
import { consentTexts } from '../../texts/en-consent.ts';
import { usePageViews } from './page-views.ts';
import './consent-bar.css';

/** Both answers have one size and one look, and the question waits without holding anything up. */
export const ConsentBar = () => {
  const [consent, setConsent] = useState<Consent>(() => readConsent());
  const asked = useStore((state) => state.process.consentAsked);
  const settle = useStore((state) => state.process.settleConsent);
  useEffect(() => {
    if (asked) setConsent('unknown');
  }, [asked]);
  usePageViews(consent === 'analytics');
  if (consent !== 'unknown') return null;
  const answer = (analytics: boolean) => () => {
    writeConsent(analytics);
    setConsent(analytics ? 'analytics' : 'necessary');
    settle();
  };
  return (
    <section className="consent" aria-label={consentTexts.title}>
      <p>
        {consentTexts.text}{' '}
        <Link className="link" to="/en/page/privacy-policy">
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
