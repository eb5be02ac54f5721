/**
 * Spends from an account: the network numbers what an address sends, so that an address has one lane of numbers, whichever of its
 * assets is sent. The lane of the house's address stands in the network's row.
 */
import { lockChain, noteNextNonce } from '../chains/chain-store.ts';
import type { AccountNetwork } from '../chains/ports.ts';
import type { CoinDeps } from '../deps.ts';
import type { Spender } from './spender.ts';

export const accountSpender = ({ signer }: Pick<CoinDeps, 'signer'>, network: AccountNetwork): Spender => ({
  prepare: async (payment) => {
    const [mined, made] = await Promise.all([network.nextNonce(payment.from), network.draft(payment)]);
    if (!made.ok) return made;
    if (!mined.ok) return mined;
    return {
      ok: true,
      reserve: async (sql) => {
        const { nextNonce } = await lockChain(sql, network.code);
        // Never below what the chain has seen: a restored back-up may know less than the chain.
        const nonce = nextNonce === undefined || nextNonce < mined.nonce ? mined.nonce : nextNonce;
        await noteNextNonce(sql, network.code, nonce + 1n);
        return { nonce, draft: made.draft };
      },
    };
  },
  release: async (sql, { nonce }) => {
    const { nextNonce } = await lockChain(sql, network.code);
    if (nextNonce === nonce + 1n) await noteNextNonce(sql, network.code, nonce);
  },
  sign: (order) => signer.sign(order),
  bump: async (newest) => {
    const raised = await network.redraft(newest.draft);
    if (!raised.ok) return raised;
    const signed = await signer.sign({ ...newest, draft: raised.draft });
    return signed.ok ? { ...signed, draft: raised.draft } : signed;
  },
});
