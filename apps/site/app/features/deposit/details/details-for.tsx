/** The details step before a payment in money, and before an address for coins. */
import type { PaymentMethod } from '@carmine/contract/payments/payment-methods';
import type { RequiredDetail } from '@carmine/contract/account/required-details';
import { displayCode } from '../../../amounts/display.ts';
import { depositTexts } from '../texts.ts';
import { DetailsStep } from './details-step.tsx';
import { useAddress } from '../use-address.ts';
import type { Deposit } from '../use-deposit.ts';
import { useStartDeposit } from '../methods/use-method-choice.ts';

const { details } = depositTexts;

interface Props {
  readonly deposit: Deposit;
  readonly missing: readonly RequiredDetail[];
}

/** Before a method is chosen; with a method, after the server has asked for more. */
export const MoneyDetails = ({ deposit, method, missing }: Props & { readonly method: PaymentMethod | undefined }) => {
  const { start, pending, problem } = useStartDeposit(deposit);
  const goOn = async (): Promise<boolean> => {
    if (method !== undefined) return start(method);
    deposit.setStep({ name: 'methods' });
    return true;
  };
  return <DetailsStep text={details.money} missing={missing} onSaved={goOn} pending={pending} problem={problem} />;
};

export const CoinDetails = ({ deposit, missing }: Props) => {
  const { ask, pending, problem } = useAddress(deposit);
  return (
    <DetailsStep
      text={details.coin(displayCode(deposit.currency))}
      missing={missing}
      onSaved={ask}
      pending={pending}
      problem={problem}
    />
  );
};
