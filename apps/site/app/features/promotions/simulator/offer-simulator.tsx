/** On an offer's page: what it usually comes to, before it is accepted. */
import type { Promotion } from '@carmine/contract/promotions/promotions';
import { money, readAmount } from '@carmine/money';
import { bestTier, tierFor } from '../offer-math.ts';
import { BonusSimulator } from './bonus-simulator.tsx';
import type { SimulatedOffer } from './offer.ts';
import { simulatorTexts as words } from './texts.ts';
import './simulator.css';

const firstStake = 100n;

/** Simulated in EUR, as its tiers are written; undefined where it gives no match or states its highest stake in another currency. */
export const simulatedOf = (offer: Promotion): SimulatedOffer | undefined => {
  const { tiers, wagering, maxBet, validDays, leftEur, conversionCapTimes, exceptGames, gameWeights } = offer;
  const best = bestTier(tiers);
  if (best === undefined || best.matchPercent === 0 || maxBet?.currency !== 'EUR') return undefined;
  const { subunits: maxStake } = readAmount('EUR', maxBet.amount);
  return {
    ...{ currency: 'EUR', wagering, maxStake, days: validDays, conversionCapTimes, exceptGames, gameWeights },
    deposit: readAmount('EUR', best.fromEur).subunits,
    stake: maxStake < firstStake ? maxStake : firstStake,
    bonusFor: (deposit) => {
      const percent = tierFor(tiers, money('EUR', deposit))?.matchPercent ?? 0;
      const full = (deposit * BigInt(percent)) / 100n;
      const left = leftEur === undefined ? full : readAmount('EUR', leftEur).subunits;
      return full < left ? full : left;
    },
  };
};

export const OfferSimulator = ({ offer }: { readonly offer: Promotion }) => {
  const simulated = simulatedOf(offer);
  if (simulated === undefined) return null;
  return (
    <section className="simulator-page offer-simulator" aria-labelledby="offer-simulator">
      <h2 className="promotions-more" id="offer-simulator">
        {words.title}
      </h2>
      <p className="simulator-lead">{words.lead}</p>
      <BonusSimulator offer={simulated} />
    </section>
  );
};
