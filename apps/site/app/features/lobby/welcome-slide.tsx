import { imagePath } from '@carmine/contract/static-lists';
import { buttonClass } from '@carmine/design/button';
import { Link } from 'react-router';
import stage from '../../art/hero-stage.svg';
import { displayAmount } from '../../amounts/display.ts';
import { displayPercent } from '../../amounts/percent.ts';
import { preloadModal } from '../../modals/load-dialogs.ts';
import { useFirstPicture } from '../../platform/page/document.tsx';
import type { Advert } from '../../queries/promotions.ts';
import { useSession } from '../../queries/session.ts';
import { useStore } from '../../state/store.ts';
import { offerHeadline } from './offer-headline.ts';
import { lobbyTexts } from './texts.ts';

/** Widths at which the hero shows so little of the stage (`lobby.css`) that a small image is enough. */
const onPhone = '(max-width: 767px)';

const rangeOf = (fromEur: string, toEur: string | null): string =>
  toEur === null
    ? lobbyTexts.tierFrom(displayAmount('EUR', fromEur))
    : lobbyTexts.tierBetween(displayAmount('EUR', fromEur), displayAmount('EUR', toEur));

/** The welcome offer in the figures of its real tiers, with what it asks for beside it. */
export const WelcomeSlide = ({ offer }: { readonly offer: Advert }) => {
  useFirstPicture(imagePath.smallStage, onPhone);
  const signedIn = useSession() !== null;
  const open = useStore((state) => state.modal.open);
  const modal = signedIn ? 'deposit' : 'register';
  const { id, tiers, depositNumber = 1, wagering } = offer;
  return (
    <>
      <picture>
        <source media={onPhone} srcSet={imagePath.smallStage} />
        <img className="hero-art" src={stage} alt="" width="420" height="220" fetchPriority="high" />
      </picture>
      <p className="eyebrow">{lobbyTexts.welcomeOf(depositNumber)}</p>
      <h1>{offerHeadline(offer)}</h1>
      <p className="hero-text">{lobbyTexts.welcomeText(displayAmount('EUR', tiers[0]?.fromEur ?? '0'))}</p>
      <div className="hero-actions">
        <button
          type="button"
          className={buttonClass({ size: 'small' })}
          onPointerEnter={() => preloadModal(modal)}
          onClick={() => open(modal)}
        >
          {signedIn ? lobbyTexts.welcomeDeposit : lobbyTexts.welcomeRegister}
        </button>
        <Link className="link" to={`/promotions/${id}`}>
          {lobbyTexts.welcomeTerms(wagering)}
        </Link>
      </div>
      <ol className="hero-steps">
        {tiers.map(({ fromEur, toEur, matchPercent, freeSpins }) => (
          <li key={fromEur}>
            <b className="num">
              {displayPercent(String(matchPercent))} <small>{lobbyTexts.tierSpins(freeSpins)}</small>
            </b>
            <span className="num">{rangeOf(fromEur, toEur)}</span>
          </li>
        ))}
      </ol>
    </>
  );
};
