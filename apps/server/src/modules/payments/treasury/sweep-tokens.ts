/**
 * Sweeps tokens from players' addresses. Moving them costs the network's own coin, which those addresses do not have: the house tops
 * them up from its fuel address first, and moves the tokens once that has arrived. The house pays both fees.
 */
import { money, toEur } from '@carmine/money';
import { type AccountNetwork, askFloat, type Asset, fuelAddress, type NetworkRow } from '../chains/index.ts';
import type { CoinDeps } from '../deps.ts';
import { insertSweep, richAddresses, type RichAddress } from './sweep-store.ts';

/** An address is worth a sweep from this many fees on: at most a twentieth goes to the network. */
const worthFees = 20n;
/** New sweeps per run. */
const most = 20;
/** Requests a multiple of what was missing, so that the next ones need no further request. */
const refillTimes = 20n;

/** Result for one address. `dear`: moving it costs more than it is worth. */
type Outcome = 'begun' | 'waits' | 'dear' | 'refused' | 'no_fuel';

const eurCents = async (
  { rates }: Pick<CoinDeps, 'rates'>,
  { currency, rawPerSubunit }: Asset,
  raw: bigint,
): Promise<bigint | undefined> => {
  const rate = await rates.rate(currency);
  return rate && toEur(money(currency, raw / rawPerSubunit), rate, 'floor').subunits;
};

/** Fuel for one sweep plus half: the price may rise until it arrives. */
const bring = async (
  deps: CoinDeps,
  network: AccountNetwork,
  known: NetworkRow,
  rich: RichAddress,
  raw: bigint,
): Promise<Outcome> => {
  const [own] = network.assets;
  const from = fuelAddress(network, known);
  const [store, next, fee] = await Promise.all([network.balance(from, own), network.nextNonce(from), network.fee(own)]);
  if (!store.ok || !next.ok || !fee.ok) return 'waits';
  if (store.raw < raw + 4n * fee.raw) {
    deps.log.error({ asset: own.code, fuelAddress: from }, 'too little fuel to sweep tokens');
    await askFloat(deps, { asset: own, address: from, raw: raw * refillTimes });
    return 'no_fuel';
  }
  const made = await network.draft({ asset: own, from, to: rich.address, raw });
  if (!made.ok) return 'waits';
  const { nonce } = next;
  const of = { chain: network.code, addressId: rich.id, kind: 'top_up' as const };
  await insertSweep(deps.db, { ...of, nonce, raw, draft: made.draft });
  return 'begun';
};

const begin = async (
  deps: CoinDeps,
  network: AccountNetwork,
  known: NetworkRow,
  token: Asset,
  rich: RichAddress,
): Promise<Outcome> => {
  const [own] = network.assets;
  const { address } = rich;
  const [balance, fuel, next] = await Promise.all([
    network.balance(address, token),
    network.balance(address, own),
    network.nextNonce(address),
  ]);
  if (!balance.ok || !fuel.ok || !next.ok || balance.raw === 0n) return 'waits';
  const { raw } = balance;
  const made = await network.draft({ asset: token, from: address, to: known.houseAddress, raw });
  if (!made.ok) return made.reason === 'unreachable' ? 'waits' : 'refused';
  const cost = network.mostCost(made.draft);
  if (fuel.raw < cost) return bring(deps, network, known, rich, (cost * 3n) / 2n - fuel.raw);
  const of = { chain: network.code, addressId: rich.id, kind: 'sweep' as const, asset: token.code };
  await insertSweep(deps.db, { ...of, nonce: next.nonce, raw, draft: made.draft });
  return 'begun';
};

const judge = async (
  deps: CoinDeps,
  network: AccountNetwork,
  known: NetworkRow,
  token: Asset,
  rich: RichAddress,
): Promise<Outcome> => {
  const [own] = network.assets;
  const [moving, bringing] = await Promise.all([network.fee(token), network.fee(own)]);
  if (!moving.ok || !bringing.ok) return 'waits';
  const [worth, cost] = await Promise.all([
    eurCents(deps, token, rich.raw),
    eurCents(deps, own, moving.raw + bringing.raw),
  ]);
  if (worth === undefined || cost === undefined) return 'waits';
  if (worth < cost) return 'dear';
  return worth < cost * worthFees ? 'waits' : begin(deps, network, known, token, rich);
};

/** What needs an operator has an alarm each. */
export const sweepTokens = async (deps: CoinDeps, network: AccountNetwork, known: NetworkRow): Promise<void> => {
  const [, ...tokens] = network.assets;
  let unfuelled = 0;
  for (const token of tokens) {
    const outcomes: Outcome[] = [];
    for (const rich of await richAddresses(deps.db, token.code, 1n, most))
      outcomes.push(await judge(deps, network, known, token, rich));
    const count = (outcome: Outcome): number => outcomes.filter((one) => one === outcome).length;
    unfuelled += count('no_fuel');
    deps.alarm(`sweeps_too_dear_${token.code}`, count('dear'));
    deps.alarm(`sweeps_refused_${token.code}`, count('refused'));
  }
  deps.alarm(`fuel_low_${network.code}`, unfuelled);
};
