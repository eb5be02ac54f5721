import type { Promotion } from '@carmine/contract/promotions/promotions';
import stage from '../../art/hero-stage.svg';
import cashback from '../../art/offer-cashback.svg';
import coupon from '../../art/offer-coupon.svg';
import deposit from '../../art/offer-deposit.svg';
import race from '../../art/offer-race.svg';
import spins from '../../art/offer-spins.svg';

const pictures: Readonly<Record<Promotion['kind'], string>> = {
  welcome: stage,
  deposit,
  free_spins: spins,
  coupon,
  cashback,
  race,
  tournament: race,
};

/** Decoration: what an offer is stands in its text. */
export const OfferArt = ({ kind }: Pick<Promotion, 'kind'>) => (
  <img className="offer-picture" src={pictures[kind]} alt="" width="280" height="160" loading="lazy" decoding="async" />
);
