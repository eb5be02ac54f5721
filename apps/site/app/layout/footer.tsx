import { Link } from 'react-router';
import { useSite } from '../platform/site-data.ts';
import { useStore } from '../state/store.ts';
import { proofTexts } from '../texts/en-proof.ts';
import { consentTexts } from '../texts/en-consent.ts';
import { texts } from '../texts/en.ts';

export const Footer = () => {
  const { brand, support, analytics } = useSite().skin;
  const askConsent = useStore((state) => state.process.askConsent);
  return (
    <footer className="footer" aria-label={texts.footer.label}>
      <p className="footer-licence">
        <span className="footer-adults">{texts.footer.adults}</span>
        <span>{texts.footer.licence(brand.operator)}</span>
      </p>
      <ul>
        <li>
          <Link to="/en/page/terms-and-conditions">{texts.footer.terms}</Link>
        </li>
        <li>
          <Link to="/en/page/privacy-policy">{texts.footer.privacy}</Link>
        </li>
        <li>
          <Link to="/en/page/responsible-gaming">{texts.footer.responsible}</Link>
        </li>
        <li>
          <Link to="/en/page/fairness">{texts.footer.fairness}</Link>
        </li>
        <li>
          <a href="/verify">{proofTexts.verifyPage}</a>
        </li>
        {analytics.enabled && (
          <li>
            <button type="button" onClick={askConsent}>
              {consentTexts.change}
            </button>
          </li>
        )}
        <li>
          <a href={`mailto:${support.email}`}>{texts.footer.support}</a>
        </li>
      </ul>
    </footer>
  );
};
