/** What an amount in euros is worth in the currency that the player plays in. */
import { fromEur, parseRate, type Money } from '@carmine/money';
import { useQuery } from '@tanstack/react-query';
import { useDrawn } from '../../platform/page/document.tsx';
import { useSession } from '../../queries/session.ts';
import { defaultWallet, minimumsQuery, walletsQuery } from '../../queries/wallets.ts';
import { displayMoney } from '../../amounts/display.ts';
import '@carmine/design/amounts.css';

/** `≈ 0.53567177 BTC`, floored; undefined for a visitor, a wallet in euros, or without a rate. */
export const useOwnWorth = (euros: Money): string | undefined => {
  const signedIn = useSession() !== null;
  const currency = defaultWallet(useQuery({ ...walletsQuery(), enabled: signedIn }).data)?.currency ?? 'EUR';
  const foreign = signedIn && currency !== 'EUR';
  const eurRate = useQuery({ ...minimumsQuery(currency), enabled: foreign }).data?.eurRate;
  const scaled = eurRate === undefined || !foreign ? undefined : parseRate(eurRate);
  return scaled === undefined ? undefined : `≈ ${displayMoney(fromEur(euros, { currency, scaled }, 'floor'))}`;
};

/** In small type. */
export const OwnWorth = ({ amount }: { readonly amount: Money }) => {
  const worth = useOwnWorth(amount);
  useDrawn(worth === undefined ? undefined : 'amounts');
  return worth === undefined ? null : <span className="worth num">{worth}</span>;
};
