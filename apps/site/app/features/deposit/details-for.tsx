/** The details step before a card payment, and before an address for coins. */
import type { CardTier, RequiredDetail } from '@carmine/contract';
import { displayCode } from '../../amounts/display.ts';
import { DetailsStep } from './details-step.tsx';
import { useAddress } from './use-address.ts';
import type { Deposit } from './use-deposit.ts';
import { useStartDeposit } from './use-tier-choice.ts';

interface Props {
  readonly deposit: Deposit;
  readonly missing: readonly RequiredDetail[];
}

export const TierDetails = ({ deposit, tier, missing }: Props & { readonly tier: CardTier }) => {
  const { start, pending, problem } = useStartDeposit(deposit);
  return (
    <DetailsStep name={tier.name} missing={missing} onSaved={() => start(tier)} pending={pending} problem={problem} />
  );
};

export const CoinDetails = ({ deposit, missing }: Props) => {
  const { ask, pending, problem } = useAddress(deposit);
  return (
    <DetailsStep
      name={displayCode(deposit.currency)}
      missing={missing}
      onSaved={ask}
      pending={pending}
      problem={problem}
    />
  );
};
