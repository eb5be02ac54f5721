import { Link } from 'react-router';
import { chatOf } from '../features/chat/chat-of.ts';
import { useSite } from '../platform/page/site-data.ts';
import { helpAddress, legalAddress, payOutTimesAddress } from '../platform/page/text-address.ts';
import { useStore } from '../state/store.ts';
import { consentTexts } from '../features/consent/texts.ts';
import { footerTexts } from '../texts/footer.ts';
import { texts } from '../texts/texts.ts';
import { useIsBlocked } from './blocked.ts';
import { LanguageLinks } from './language-links.tsx';

interface Entry {
  readonly to: string;
  readonly text: string;
}

const help: readonly Entry[] = [
  { to: helpAddress(), text: footerTexts.help },
  { to: payOutTimesAddress(), text: footerTexts.payOutTimes },
  { to: legalAddress('complaints'), text: footerTexts.complaints },
];
const play: readonly Entry[] = [
  { to: legalAddress('fairness'), text: texts.footer.fairness },
  { to: legalAddress('responsible-gaming'), text: texts.footer.responsible },
];
const legal: readonly Entry[] = [
  { to: legalAddress('terms-and-conditions'), text: texts.footer.terms },
  { to: legalAddress('privacy-policy'), text: texts.footer.privacy },
];

const Links = ({ entries }: { readonly entries: readonly Entry[] }) =>
  entries.map(({ to, text }) => (
    <li key={to}>
      <Link to={to}>{text}</Link>
    </li>
  ));

/** The licence named by the skin; otherwise a notice that there is none. */
const Licence = () => {
  const { site, skin } = useSite();
  const { licence, brand } = skin;
  if (licence !== null) {
    return (
      <p>
        {footerTexts.operated(brand.operator)} {footerTexts.licensedBy}{' '}
        <a className="link" href={licence.url} rel="noreferrer">
          {licence.authority}, {licence.number}
        </a>
        .
      </p>
    );
  }
  return (
    <p>
      {footerTexts.operated(brand.operator)}{' '}
      {site.deployment === 'sandbox' ? footerTexts.sandbox : footerTexts.noLicence}
    </p>
  );
};

/** External help organisations, opened in a new tab. */
const HelpOutside = () => (
  <p className="footer-outside">
    {footerTexts.outside}{' '}
    {footerTexts.outsideLinks.map(({ text, href }) => (
      <a key={href} className="link" href={href} rel="noreferrer">
        {text}
      </a>
    ))}
  </p>
);

export const Footer = () => {
  const { skin } = useSite();
  const askConsent = useStore((state) => state.process.askConsent);
  const blocked = useIsBlocked();
  return (
    <footer className="footer" aria-label={texts.footer.label}>
      <div className="footer-groups">
        <nav aria-labelledby="footer-help">
          <h2 id="footer-help">{footerTexts.helpTitle}</h2>
          <ul>
            <Links entries={help} />
            <li>
              <button type="button" onClick={() => chatOf(skin).open()}>
                {footerTexts.chat}
              </button>
            </li>
          </ul>
        </nav>
        {!blocked && (
          <nav aria-labelledby="footer-play">
            <h2 id="footer-play">{footerTexts.playTitle}</h2>
            <ul>
              <Links entries={play} />
              <li>
                <a href="/verify">{footerTexts.verifyPage}</a>
              </li>
            </ul>
          </nav>
        )}
        <nav aria-labelledby="footer-legal">
          <h2 id="footer-legal">{footerTexts.legalTitle}</h2>
          <ul>
            <Links entries={legal} />
            {skin.analytics.enabled && !blocked && (
              <li>
                <button type="button" onClick={askConsent}>
                  {consentTexts.change}
                </button>
              </li>
            )}
          </ul>
        </nav>
        {skin.languages.length > 1 && (
          <nav aria-labelledby="footer-language">
            <h2 id="footer-language">{footerTexts.languageTitle}</h2>
            <ul>
              <LanguageLinks />
            </ul>
          </nav>
        )}
      </div>
      <div className="footer-licence">
        <span className="footer-adults">{texts.footer.adults}</span>
        <div>
          <Licence />
          <p>{skin.texts.footer}</p>
          <HelpOutside />
        </div>
      </div>
    </footer>
  );
};
