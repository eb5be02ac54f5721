/** Issues a player a deposit address: the same one until coins arrive, and permanently theirs. */
import { detailsForCoins, type RequiredDetail } from '@carmine/contract/account/required-details';
import { formatAmount, money, type CurrencyCode, type Money } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { DepositRefused } from '../../compliance/index.ts';
import { findByPayment, insertAddress, lockPlayer, renewUnused, type DepositAddress } from './address-store.ts';
import { type Coin, coinOf, coinsOf, readNetwork, takeIndex } from '../chains/index.ts';
import type { CoinDeps } from '../deps.ts';
import { gatheredAt } from './credit-coins.ts';
import { couponOf, type DepositId } from '../deposits/index.ts';
import { readPolicy, worthAtLeast } from '../policy/index.ts';

export interface AddressRequest {
  readonly playerId: PlayerId;
  readonly currency: CurrencyCode;
  readonly coupon?: string;
  /** Country of the address, `ZZ` if unknown. */
  readonly addressCountry: string;
  /** Brand of the site that it was called from, for the audience of a bonus code. */
  readonly skin?: string;
}

export type AddressRefusal =
  | {
      readonly ok: false;
      readonly reason:
        | 'currency_not_supported'
        | 'coupon_unknown'
        | 'gateway_unavailable'
        | 'rate_stale'
        | DepositRefused;
    }
  | { readonly ok: false; readonly reason: 'profile_incomplete'; readonly missing: readonly RequiredDetail[] };

export type IssuedAddress =
  | {
      readonly ok: true;
      /** Id of the deposit that the first coins will create. */
      readonly id: DepositId;
      readonly addressId: bigint;
      readonly address: string;
      readonly minDeposit: Money;
      readonly confirmations: number;
    }
  | AddressRefusal;

const refuse = <const R extends string>(reason: R) => ({ ok: false, reason }) as const;

const checkPerson = async (
  { identity, compliance }: CoinDeps,
  { playerId, addressCountry }: AddressRequest,
): Promise<AddressRefusal | { ok: true; country: string }> => {
  const permission = await compliance.mayDeposit({ playerId, addressCountry, starts: true });
  if (!permission.ok) return permission;
  const missing = await identity.missingFields(playerId, detailsForCoins);
  if (missing.length > 0) return { ok: false, reason: 'profile_incomplete', missing };
  const profile = await identity.profile(playerId);
  return { ok: true, country: profile?.userDetails.country ?? addressCountry };
};

const takeAddress = async (
  { wallet }: CoinDeps,
  sql: Sql,
  { network, asset }: Coin,
  wanted: { playerId: PlayerId; xpub: string; country: string; coupon: string | undefined },
): Promise<DepositAddress> => {
  const { playerId, country, coupon } = wanted;
  await wallet.openWallet(sql, { playerId, currency: asset.currency, makeDefault: false });
  await lockPlayer(sql, playerId);
  const unused = await renewUnused(sql, { playerId, asset: asset.code, country, coupon });
  if (unused !== undefined) return unused;
  const index = await takeIndex(sql, network.code);
  const address = network.addressAt(wanted.xpub, 0, index);
  const of = { playerId, chain: network.code, asset: asset.code };
  return insertAddress(sql, { ...of, address, index, country, coupon });
};

export const issueAddress =
  (deps: CoinDeps) =>
  async (request: AddressRequest): Promise<IssuedAddress> => {
    const { db, rates } = deps;
    const coin = coinOf(deps, request.currency);
    const policy = await readPolicy(db, request.currency);
    if (coin === undefined || !policy.deposits) return refuse('currency_not_supported');
    const { network, asset } = coin;
    const coupon = couponOf(request);
    if (coupon !== undefined && !(await deps.offers.isCoupon(coupon, request))) return refuse('coupon_unknown');
    const rate = await rates.rate(asset.currency);
    if (rate === undefined || rate.stale) return refuse('rate_stale');
    const person = await checkPerson(deps, request);
    if (!person.ok) return person;
    const known = await readNetwork(db, network.code);
    if (known === undefined) return refuse('gateway_unavailable');
    const { playerId } = request;
    const taken = await db.transaction((sql) =>
      takeAddress(deps, sql, coin, { playerId, xpub: known.xpub, country: person.country, coupon }),
    );
    return {
      ok: true,
      id: taken.paymentId,
      addressId: taken.id,
      address: taken.address,
      minDeposit: worthAtLeast(policy.leastDeposit, rate),
      confirmations: network.confirmations,
    };
  };

/** A deposit that is expected but not created yet, because no coins have arrived. */
export interface ExpectedDeposit {
  readonly id: DepositId;
  readonly method: string;
  readonly currency: CurrencyCode;
  readonly address: string;
  /** Received so far, below the minimum, as a decimal string. */
  readonly gathered: string;
  readonly issuedAt: Date;
}

/** `undefined` for another player's, and for a number without an address. */
export const expectedDeposit =
  (deps: CoinDeps) =>
  async (playerId: PlayerId, id: DepositId): Promise<ExpectedDeposit | undefined> => {
    const found = await findByPayment(deps.db, playerId, id);
    const coin = coinsOf(deps).find(({ asset }) => asset.code === found?.asset);
    if (found === undefined || coin === undefined) return undefined;
    const { asset } = coin;
    const gathered = formatAmount(money(asset.currency, await gatheredAt(deps, asset, found.id)));
    const { address, issuedAt } = found;
    return { id, method: asset.code, currency: asset.currency, address, gathered, issuedAt };
  };
