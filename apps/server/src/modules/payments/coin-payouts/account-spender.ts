/** Spender for account networks: the network numbers the transactions of an address, and a payment reserves its nonce. */
import { type AccountNetwork, giveBackNonce, takeNonce } from '../chains/index.ts';
import type { CoinDeps } from '../deps.ts';
import { sumInFlight } from './send-store.ts';
import type { Spender } from './spender.ts';

export const accountSpender = ({ db, signer }: Pick<CoinDeps, 'db' | 'signer'>, network: AccountNetwork): Spender => ({
  holding: async ({ asset, from }) => {
    const [balance, inFlight] = await Promise.all([network.balance(from, asset), sumInFlight(db, asset)]);
    return balance.ok ? { ...balance, spendable: balance.raw - inFlight } : balance;
  },
  prepare: async (payment) => {
    const [mined, made] = await Promise.all([network.nextNonce(payment.from), network.draft(payment)]);
    if (!made.ok) return made;
    if (!mined.ok) return mined;
    return {
      ok: true,
      reserve: async (sql) => ({ nonce: await takeNonce(sql, network, mined.nonce), draft: made.draft }),
    };
  },
  release: (sql, { nonce }) => giveBackNonce(sql, network, nonce),
  sign: (order) => signer.sign(order),
  bumpFee: async (newest) => {
    const bumped = await network.bumpFee(newest.draft);
    if (!bumped.ok) return bumped;
    const signed = await signer.sign({ ...newest, draft: bumped.draft });
    return signed.ok ? { ...signed, draft: bumped.draft } : signed;
  },
});
