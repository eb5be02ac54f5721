import type { Promotion } from '@carmine/contract/promotions/promotions';
import { displayAmount } from '../../amounts/display.ts';
import { displayMoment } from '../../amounts/moment.ts';
import { promotionTexts } from './texts.ts';
import '../../styles/facts.css';

const { facts: words } = promotionTexts;

interface Fact {
  readonly name: string;
  readonly value: string;
}

const given = (fact: Fact | false | undefined): Fact[] => (fact ? [fact] : []);

/** What a player has to know before accepting, in the same order for every offer. */
export const factsOf = (offer: Promotion): Fact[] => {
  const { kind, minDeposit, wagering, maxBet, validDays, spins, endsAt, conversionCapTimes: cap } = offer;
  const isCompetition = kind === 'race' || kind === 'tournament';
  return [
    ...given(minDeposit && { name: words.minDeposit, value: displayAmount(minDeposit.currency, minDeposit.amount) }),
    isCompetition
      ? { name: words.prizes, value: words.prizesValue }
      : { name: words.wagering, value: wagering === 0 ? words.noWagering : words.wageringTimes(wagering) },
    ...given(maxBet && { name: words.maxBet, value: words.maxBetValue(displayAmount(maxBet.currency, maxBet.amount)) }),
    ...given(cap !== undefined && { name: words.cap, value: words.capTimes(cap) }),
    ...given(wagering > 0 && { name: words.validDays, value: words.days(validDays) }),
    ...given(spins && { name: words.spinValue, value: displayAmount('EUR', spins.value) }),
    ...given(spins && { name: words.spinDays, value: words.days(spins.days) }),
    ...given(endsAt !== undefined && { name: words.ends, value: displayMoment(endsAt) }),
  ];
};

export const OfferFacts = ({ offer }: { readonly offer: Promotion }) => (
  <dl className="facts">
    {factsOf(offer).map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className="num">{value}</dd>
      </div>
    ))}
  </dl>
);
