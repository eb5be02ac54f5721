/**
 * Proof that an address belongs to its player, required to send locked money there: a signature of our challenge, or a transfer of a
 * named amount.
 */
import { randomBytes } from 'node:crypto';
import { money, type CurrencyCode, type Money } from '@carmine/money';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { coinOf, type Network, readNetwork } from '../chains/index.ts';
import type { CurrentRate } from '../../rates/index.ts';
import type { CoinDeps } from '../deps.ts';
import { worthAtLeast } from '../policy/index.ts';
import {
  insertSignatureProof,
  insertTransferProofs,
  isProven,
  ownDepositAddress,
  putChallenge,
  readChallenge,
} from '../cash-outs/index.ts';

export interface AddressRequestToProve {
  readonly playerId: PlayerId;
  readonly currency: CurrencyCode;
  readonly address: string;
}

type Fail<R extends string> = { readonly ok: false; readonly reason: R };

export interface AddressChallenge {
  readonly ok: true;
  readonly address: string;
  readonly proven: boolean;
  readonly message: string;
  /** Amount and destination of the proving transfer; no address if the player never had a deposit address. */
  readonly amount: Money;
  readonly to: string | undefined;
  readonly expiresAt: Date;
}

const refuse = <const R extends string>(reason: R): Fail<R> => ({ ok: false, reason });

/** A few cents, with enough random digits to be unique. */
const leastEurCents = 20n;

/** In the network's own coin, which any sender on it has. At least the smallest amount that can be sent. */
const leastOf = ({ leastTransfer, assets: [own] }: Network, rate: CurrentRate): bigint => {
  const worth = worthAtLeast(leastEurCents, rate).subunits;
  const sendable = leastTransfer / own.rawPerSubunit;
  return worth > sendable ? worth : sendable;
};

const find = (deps: CoinDeps, { currency, address }: AddressRequestToProve) => {
  const coin = coinOf(deps, currency);
  return coin === undefined ? undefined : { ...coin, address: coin.network.readAddress(address) };
};

const messageFor = (deps: CoinDeps, playerId: PlayerId, chain: string, address: string): string =>
  [
    'I show that this address is mine, to withdraw from my account to it.',
    '',
    `Address: ${address} (${chain})`,
    `Account: ${deps.ids.encode('usr', playerId)}`,
    `Number: ${randomBytes(16).toString('hex')}`,
    '',
    'Signing this sends nothing and costs nothing.',
  ].join('\n');

export const askAddressProof =
  (deps: CoinDeps) =>
  async (
    request: AddressRequestToProve,
  ): Promise<AddressChallenge | Fail<'currency_not_supported' | 'address_invalid' | 'rate_unavailable'>> => {
    const found = find(deps, request);
    if (found === undefined) return refuse('currency_not_supported');
    const { network, address } = found;
    if (address === undefined) return refuse('address_invalid');
    const [own] = network.assets;
    const rate = await deps.rates.rate(own.currency);
    if (rate === undefined) return refuse('rate_unavailable');
    const of = { playerId: request.playerId, chain: network.code, address };
    const least = leastOf(network, rate);
    const subunits = least + (BigInt(`0x${randomBytes(8).toString('hex')}`) % least);
    const [asked, proven, to] = await Promise.all([
      putChallenge(deps.db, of, {
        message: messageFor(deps, of.playerId, network.code, address),
        raw: subunits * own.rawPerSubunit,
      }),
      isProven(deps.db, of),
      ownDepositAddress(deps.db, of.playerId, network.code),
    ]);
    const amount = money(own.currency, asked.raw / own.rawPerSubunit);
    return { ok: true, address, proven, message: asked.message, amount, to, expiresAt: asked.expiresAt };
  };

export const proveAddress =
  (deps: CoinDeps) =>
  async (
    request: AddressRequestToProve & { readonly signature: string },
  ): Promise<
    { ok: true } | Fail<'currency_not_supported' | 'address_invalid' | 'proof_expired' | 'signature_invalid'>
  > => {
    const found = find(deps, request);
    if (found === undefined) return refuse('currency_not_supported');
    const { network, address } = found;
    if (address === undefined) return refuse('address_invalid');
    const of = { playerId: request.playerId, chain: network.code, address };
    const message = await readChallenge(deps.db, of);
    if (message === undefined) return refuse('proof_expired');
    const signature = request.signature.trim();
    if (!(await network.isSignedBy({ address, message, signature }))) return refuse('signature_invalid');
    await insertSignatureProof(deps.db, of, { message, signature });
    return { ok: true };
  };

/** Worker: records transfers that prove an address, once they have as many confirmations as a deposit needs. */
export const takeTransferProofs = async (deps: CoinDeps, network: Network): Promise<void> => {
  const known = await readNetwork(deps.db, network.code);
  if (known !== undefined)
    await insertTransferProofs(deps.db, network.code, known.height - BigInt(network.confirmations) + 1n);
};
