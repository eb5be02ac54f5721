/** Which promotion a deposit would come with, and what the player has said to it. */
import type { PlayerPromotion, Promotion } from '@carmine/contract/promotions/promotions';
import { useQuery } from '@tanstack/react-query';
import { couponQuery } from '../../../queries/check-coupon.ts';
import { totalDepositsQuery } from '../../../queries/deposits.ts';
import { useAvailablePromotions, useMyPromotions } from '../../../queries/promotions.ts';
import { useSession } from '../../../queries/session.ts';
import { useStore } from '../../../state/store.ts';
import type { Deposit } from '../use-deposit.ts';

/** From this many past deposits on, there is no welcome offer any more. */
const welcomeDeposits = 5;

export type DepositOffer =
  | { readonly kind: 'none' }
  | { readonly kind: 'vip' }
  /** Of the typed code: it needs no further answer. */
  | { readonly kind: 'code'; readonly promotion: Promotion }
  | {
      readonly kind: 'offer';
      readonly promotion: Promotion;
      readonly answer: 'accepted' | 'rejected' | undefined;
    };

interface Given {
  readonly ofCode: Promotion | undefined;
  readonly offers: readonly Promotion[];
  readonly mine: readonly PlayerPromotion[];
  readonly pastDeposits: number;
}

const rank = ({ kind }: Promotion): number => (kind === 'welcome' ? 0 : 1);

/** A code comes before what was accepted, and that before what is only offered. */
export const offerOf = ({ ofCode, offers, mine, pastDeposits }: Given): DepositOffer => {
  if (ofCode !== undefined) return { kind: 'code', promotion: ofCode };
  const armed = mine.find(({ state, promotion }) => state === 'armed' && promotion.tiers.length > 0);
  if (armed !== undefined) return { kind: 'offer', promotion: armed.promotion, answer: 'accepted' };
  if (pastDeposits >= welcomeDeposits) return { kind: 'vip' };
  const [promotion] = offers
    .filter(({ tiers, eligible }) => eligible && tiers.length > 0)
    .toSorted((a, b) => rank(a) - rank(b));
  if (promotion === undefined) return { kind: 'none' };
  const isRejected = mine.some((own) => own.state === 'rejected' && own.promotion.id === promotion.id);
  return { kind: 'offer', promotion, answer: isRejected ? 'rejected' : undefined };
};

export const useOffer = ({ currency }: Pick<Deposit, 'currency'>): DepositOffer => {
  const signedIn = useSession() !== null;
  const code = useStore((state) => state.promotion.coupon).trim();
  const checked = useQuery({ ...couponQuery(code), enabled: false }).data;
  const { offers } = useAvailablePromotions(currency);
  const mine = useMyPromotions();
  const deposits = useQuery({ ...totalDepositsQuery(), enabled: signedIn }).data?.deposits.length ?? 0;
  const ofCode = code !== '' && checked?.valid === true ? checked.promotion : undefined;
  return offerOf({ ofCode, offers, mine, pastDeposits: deposits });
};
