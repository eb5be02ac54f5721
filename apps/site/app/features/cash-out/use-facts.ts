/** The player's wallets and verification status, for a cash-out. */
import { money, readAmount, type CurrencyCode, type Money } from '@carmine/money';
import { useQuery } from '@tanstack/react-query';
import { withdrawableQuery } from '../../queries/cash-outs.ts';
import { verificationQuery } from '../verification/queries.ts';
import { minimumsQuery, walletsQuery } from '../../queries/wallets.ts';

export const useFacts = (currency: CurrencyCode) => {
  const wallets = useQuery(walletsQuery()).data;
  const minimums = useQuery(minimumsQuery(currency)).data;
  // Not from the profile, which players who may only withdraw cannot read.
  const idVerification = useQuery(verificationQuery('identity')).data;
  const billVerification = useQuery(verificationQuery('bill')).data;
  const profile = idVerification && billVerification && { idVerification, billVerification };
  const withdrawable = useQuery(withdrawableQuery()).data;
  const wallet = wallets?.find((held) => held.currency === currency);
  const part = withdrawable?.perCurrency.find((entry) => entry.currency === currency);
  const held: Money | undefined =
    wallet &&
    money(
      currency,
      readAmount(currency, wallet.balance).subunits + readAmount(currency, wallet.lockedBalance).subunits,
    );
  const canLeave = part && readAmount(currency, part.withdrawable);
  return {
    loaded: wallets !== undefined,
    paused: withdrawable?.paused === true,
    all: withdrawable?.barred === true ? canLeave : undefined,
    minimums,
    profile,
    held,
    bonus: wallet && readAmount(currency, wallet.bonusBalance),
    withdrawable: canLeave,
    /** Why not all of it can leave. */
    reason: part?.reason,
    /** In the wallet, and not to be withdrawn. */
    apart: part?.apart ?? [],
  };
};
