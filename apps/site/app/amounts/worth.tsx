/** One figure people understand: what an amount of another currency is worth in euros, where the player wants to see it. */
import type { Payment } from '@carmine/contract/payments/deposits';
import { readAmount, type CurrencyCode, type Money } from '@carmine/money';
import { useQuery } from '@tanstack/react-query';
import { useDrawn } from '../platform/page/document.tsx';
import { preferencesQuery } from '../queries/protection.ts';
import { useSession } from '../queries/session.ts';
import { minimumsQuery } from '../queries/wallets.ts';
import { displayAmount, displayMoney, euroEstimate } from './display.ts';
import '@carmine/design/amounts.css';

/**
 * Whether EUR equivalents are shown for that currency: not for euros, nor if the player disabled them. Until the setting is known
 * nothing is shown.
 */
const useWanted = (code: CurrencyCode): boolean => {
  const foreign = code !== 'EUR';
  const signedIn = useSession() !== null;
  const wanted = useQuery({ ...preferencesQuery(), enabled: signedIn && foreign });
  return foreign && (!signedIn || (wanted.data?.showEur ?? wanted.isError));
};

/** `≈ €75.00`; undefined for euros, without a rate, or if the player disabled it. */
export const useWorth = (amount: Money | undefined): string | undefined => {
  const code = amount?.currency ?? 'EUR';
  const wanted = useWanted(code);
  const rate = useQuery({ ...minimumsQuery(code), enabled: wanted }).data?.eurRate;
  return amount === undefined || !wanted ? undefined : euroEstimate(amount, rate);
};

/** In small type beside the amount. */
export const Worth = ({ amount }: { readonly amount: Money | undefined }) => {
  const worth = useWorth(amount);
  useDrawn(worth === undefined ? undefined : 'amounts');
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

interface PaidWorthProps {
  readonly payment: Pick<Payment, 'currency' | 'amountEur'>;
  readonly className?: string;
}

/** A payment's value when it was made, independent of the current rate. */
export const PaidWorth = ({ payment: { currency, amountEur }, className = 'worth num' }: PaidWorthProps) => {
  const wanted = useWanted(currency);
  const known = readAmount('EUR', amountEur).subunits > 0n;
  return wanted && known ? <span className={className}>≈ {displayAmount('EUR', amountEur)}</span> : null;
};
