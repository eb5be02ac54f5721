/** Turns coins at an address into a deposit: accumulated until they reach the minimum, credited with enough confirmations. */
import { money, toEur } from '@carmine/money';
import { lockAddress, readAddress } from './address-store.ts';
import {
  carryOut,
  creditTo,
  type Deposit,
  type DepositId,
  lockDeposit,
  moveDeposit,
  nextPaymentId,
  readDeposit,
  pushPaymentHint,
} from '../deposits/index.ts';
import { type Asset, lockNetwork, type Network, readNetwork } from '../chains/index.ts';
import type { CoinDeps } from '../deps.ts';
import { readPolicy, worthAtLeast } from '../policy/index.ts';
import {
  addressesWithLoose,
  insertCoinDeposit,
  joinDeposit,
  looseTransfers,
  markCredited,
  ripeDeposits,
} from './transfer-store.ts';

/** Time that confirmations take on a slow network. */
const dueSeconds = 1_800;

/** Creates a deposit from the coins at one address if they reach the minimum. */
const collectAt = async (deps: CoinDeps, asset: Asset, addressId: bigint): Promise<Deposit | undefined> => {
  const { db, wallet } = deps;
  // The last known rate: coins that arrived cannot be refused for a stale one.
  const rate = await deps.rates.rate(asset.currency);
  if (rate === undefined) return undefined;
  return db.transaction(async (sql) => {
    // Prevents a concurrent reorg from undoing the block.
    await lockNetwork(sql, asset.network);
    const address = await lockAddress(sql, addressId);
    const coins = await looseTransfers(sql, addressId, asset);
    const raw = coins.reduce((sum, one) => sum + one.raw, 0n);
    const amount = money(asset.currency, raw / asset.rawPerSubunit);
    // Coins cannot be refused, so a disabled currency still accepts what arrives.
    const { leastDeposit } = await readPolicy(sql, asset.currency);
    if (amount.subunits < worthAtLeast(leastDeposit, rate).subunits) return undefined;
    const { playerId, country, coupon } = address;
    const first = (await readDeposit(sql, address.paymentId)) === undefined;
    const id: DepositId = first ? address.paymentId : await nextPaymentId(sql);
    const eurCents = toEur(amount, rate, 'ceil').subunits;
    await wallet.openWallet(sql, { playerId, currency: asset.currency, makeDefault: false });
    // Counted against the limits while pending; what exceeds them is split off when it is credited.
    await wallet.reserveDeposit(sql, { playerId, paymentId: id, eurCents });
    await insertCoinDeposit(sql, {
      ...{ id, playerId, asset: asset.code, currency: asset.currency, amount: amount.subunits },
      ...{ eurCents, eurRate: rate.scaled, country, coupon, dueSeconds },
    });
    const made = { playerId, depositId: id, currency: asset.currency, eurRate: rate.scaled };
    // A code is for the address' first deposit alone.
    await deps.offers.bindDeposit(sql, { ...made, coupon: first ? coupon : undefined });
    await joinDeposit(sql, id, coins, raw - amount.subunits * asset.rawPerSubunit);
    await moveDeposit(sql, { id, state: 'created' }, { to: 'pending', reason: undefined });
    return readDeposit(sql, id);
  });
};

/** Minimum value of coins at an address for a deposit, in their smallest unit; undefined before the first rate. */
const leastOf = async ({ db, rates }: CoinDeps, { currency, rawPerSubunit }: Asset): Promise<bigint | undefined> => {
  const [rate, { leastDeposit }] = await Promise.all([rates.rate(currency), readPolicy(db, currency)]);
  return rate && worthAtLeast(leastDeposit, rate).subunits * rawPerSubunit;
};

export const collectCoins = async (deps: CoinDeps, network: Network): Promise<void> => {
  for (const asset of network.assets) {
    const least = await leastOf(deps, asset);
    // Filters addresses below the minimum in SQL, because anybody can send dust to many of them.
    for (const addressId of least === undefined ? [] : await addressesWithLoose(deps.db, asset, least)) {
      const deposit = await collectAt(deps, asset, addressId);
      if (deposit !== undefined) pushPaymentHint(deps, deposit, { state: 'pending', moneyMoved: false });
    }
  }
};

const creditOne = async (deps: CoinDeps, network: Network, id: DepositId): Promise<void> => {
  // Read before the transaction: acquiring a second connection inside it could deadlock when the pool is exhausted.
  const account = await creditTo(deps, await readDeposit(deps.db, id));
  const credited = await deps.db.transaction(async (sql) => {
    const { height } = await lockNetwork(sql, network.code);
    const deposit = await lockDeposit(sql, id);
    const ripe = await ripeDeposits(sql, network.code, height - BigInt(network.confirmations) + 1n);
    if (!ripe.includes(id)) return undefined;
    await carryOut(deps, sql, deposit, { to: 'credited', reason: undefined }, account);
    await markCredited(sql, id);
    return deposit;
  });
  if (credited !== undefined) pushPaymentHint(deps, credited, { state: 'credited', moneyMoved: true });
};

export const creditRipe = async (deps: CoinDeps, network: Network): Promise<void> => {
  const known = await readNetwork(deps.db, network.code);
  if (known === undefined) return;
  const ripe = await ripeDeposits(deps.db, network.code, known.height - BigInt(network.confirmations) + 1n);
  for (const id of ripe) await creditOne(deps, network, id);
};

/** Coins at an address that do not reach the minimum yet, in subunits. */
export const gatheredAt = async (deps: CoinDeps, asset: Asset, addressId: bigint): Promise<bigint> => {
  const address = await readAddress(deps.db, addressId);
  const coins = await looseTransfers(deps.db, address.id, asset);
  return coins.reduce((sum, { raw }) => sum + raw, 0n) / asset.rawPerSubunit;
};
