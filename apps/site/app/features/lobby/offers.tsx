import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useDrawn } from '../../platform/page/document.tsx';
import { advertsQuery, type Advert } from '../../queries/promotions.ts';
import { useSession } from '../../queries/session.ts';
import { offerHeadline } from './offer-headline.ts';
import { lobbyTexts } from './texts.ts';
import './lobby-offers.css';

/** In a row at desktop width. */
const mostShown = 4;

const none: readonly Advert[] = [];

export const useAdverts = (): readonly Advert[] => {
  const signedIn = useSession() !== null;
  return useQuery(advertsQuery(signedIn)).data ?? none;
};

/** The offer that the first slide is about. */
export const welcomeOf = (adverts: readonly Advert[]): Advert | undefined =>
  adverts.find(({ kind, tiers }) => kind === 'welcome' && tiers.length > 0);

/** What it gives stands out; of one without tiers, its title. */
const Names = ({ advert }: { readonly advert: Advert }) => {
  const headline = offerHeadline(advert);
  return (
    <>
      {headline !== undefined && <span>{advert.title}</span>}
      <b className="num">{headline ?? advert.title}</b>
    </>
  );
};

/** What runs this week, beside the welcome offer; nothing where nothing runs. */
export const Offers = ({ adverts }: { readonly adverts: readonly Advert[] }) => {
  const others = adverts.filter(({ kind }) => kind !== 'welcome').slice(0, mostShown);
  useDrawn(others.length > 0 ? 'offers' : undefined);
  if (others.length === 0) return null;
  return (
    <section className="lobby-offers" aria-labelledby="lobby-offers">
      <header className="rail-head">
        <h2 id="lobby-offers">{lobbyTexts.offers}</h2>
        <Link className="rail-more" to="/promotions" aria-label={lobbyTexts.offersAllLabel}>
          {lobbyTexts.offersAll}
        </Link>
      </header>
      <ul>
        {others.map((advert) => (
          <li key={advert.id} data-kind={advert.kind}>
            <Link to={`/promotions/${advert.id}`}>
              <Names advert={advert} />
              <span>{advert.summary}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
