/** One figure people understand: what an amount of another currency is worth in euros, where the player wants to see it. */
import { readAmount, type CurrencyCode, type Money } from '@carmine/money';
import { useQuery } from '@tanstack/react-query';
import { staleTimeMs } from '../platform/query-client.ts';
import { preferencesQuery } from '../queries/protection.ts';
import { useSession } from '../queries/session.ts';
import { minimumsQuery } from '../queries/wallets.ts';
import { displayMoney, euroEstimate } from './display.ts';

/** `≈ €75.00`; nothing for euros, without a rate, and for a player who does not want it. */
export const useWorth = (amount: Money | undefined): string | undefined => {
  const code = amount?.currency ?? 'EUR';
  const foreign = code !== 'EUR';
  const signedIn = useSession() !== null;
  const wanted =
    useQuery({ ...preferencesQuery(), enabled: signedIn && foreign, staleTime: staleTimeMs }).data?.showEur ?? true;
  const rate = useQuery({ ...minimumsQuery(code), enabled: foreign && wanted }).data?.eurRate;
  return amount === undefined || !wanted ? undefined : euroEstimate(amount, rate);
};

/** Small, beside the amount that counts. */
export const Worth = ({ amount }: { readonly amount: Money | undefined }) => {
  const worth = useWorth(amount);
  return worth === undefined ? null : <span className="worth num"> {worth}</span>;
};

interface AmountProps {
  readonly currency: CurrencyCode;
  /** In units, as calls answer it. */
  readonly value: string;
}

/** An amount with its worth. */
export const Amount = ({ currency, value }: AmountProps) => {
  const amount = readAmount(currency, value);
  return (
    <>
      {displayMoney(amount)}
      <Worth amount={amount} />
    </>
  );
};
