/**
 * The same table for coins. A network sends no notifications and refuses no payment: its blocks are read, and what they say can be undone.
 * Each case names the test that proves it; coins of one kind share their adapter, and with it the tests of what is not theirs alone.
 */
import { networkAdapters } from '../../providers/chains/registry.ts';
import type { Column, Lacks } from './columns.ts';

/** A test by its title, as it is written in its file. */
export interface Proof {
  readonly file: string;
  readonly title: string;
}

const payments = 'apps/server/src/modules/payments';
const chains = 'apps/server/src/providers/chains';
const at =
  (file: string) =>
  (title: string): Proof => ({ file, title });

const coinsIn = at(`${payments}/coin-deposits/coins-in.test.ts`);
const reorgs = at(`${payments}/coin-deposits/reorgs.test.ts`);
const conformance = at(`${chains}/conformance.ts`);
const outputs = at(`${payments}/coin-payouts/outputs.test.ts`);
const copies = at(`${payments}/coin-payouts/output-copies.test.ts`);
const changeKills = at(`${payments}/coin-payouts/change-kills.long.test.ts`);
const coinKills = at(`${payments}/coin-payouts/coin-kills.test.ts`);
const others = at(`${payments}/coin-payouts/utxo-coins.test.ts`);
const token = at(`${payments}/coin-payouts/listed-token.test.ts`);
const newAsset = at(`${payments}/coin-payouts/new-asset.test.ts`);
const operations = at(`${payments}/treasury/network-operations.test.ts`);

/** Of every coin. */
const never: Lacks = {
  decline: 'nobody declines a transfer',
  expiry: 'an address does not expire',
  'bad signature': 'a network tells nothing: its blocks are read',
  'stale time': 'a network tells nothing: its blocks are read',
  'down at create': 'an address is derived without asking anybody',
  'slow at create': 'an address is derived without asking anybody',
  'lying at create': 'an address is derived without asking anybody',
  'down at notification': 'a network tells nothing: its blocks are read',
  'slow at notification': 'a network tells nothing: its blocks are read',
  'lying at notification': 'a network tells nothing: its blocks are read',
  refund: 'coins go back as a withdrawal',
  'partial refund': 'coins go back as a withdrawal',
};

type Proofs = Readonly<Partial<Record<Column, Proof>>>;

const shared: Proofs = {
  'duplicate, same id': coinsIn('the database accepts no amount that is not a number, and no transfer twice'),
  'duplicate, new id': reorgs('and returns some in other blocks: each coin counts once in the end'),
  late: coinsIn('that arrive while the worker is down are found afterwards'),
  'out of order': reorgs('reverses no credit, alerts an operator, and reading continues with an up-to-date node'),
  'down at query': conformance('a node that is away is unreachable'),
  'slow at query': at(`${payments}/jobs.test.ts`)(
    'while one network’s node never answers, coins on another are credited and sent in time',
  ),
  'lying at query': conformance('against a node that answers %s every call fails as a value'),
  'won back': reorgs('and returns some in other blocks: each coin counts once in the end'),
};

const account: Proofs = {
  ...shared,
  'wrong amount': coinsIn('below the minimum are accumulated until they reach it'),
  'wrong currency': reorgs('a chain with a different genesis is not followed, and an operator is alerted'),
  'replayed nonce': newAsset('two assets of one network share one sequence of nonces, even with several workers'),
  'charge-back': reorgs('after they counted: the credit is reversed, and an operator is alerted'),
  'payout refused': at(`${payments}/coin-payouts/coins-out.test.ts`)(
    'that a receiver cannot be paid returns it before anything is signed',
  ),
  'payout unknown': coinKills('when the answer to the broadcast is lost or wrong'),
  'payout late': operations('is rebroadcast with a higher fee, is mined once, and is tracked by the mined copy'),
};

const ofToken: Proofs = {
  ...account,
  'duplicate, new id': token('and are replaced by another payment before they count are worth what took their place'),
  'wrong amount': token('below the minimum gather to the last unit, at an address used before too'),
  'wrong currency': token(
    'of several transfers in one block are each their player’s, and one that is not listed is nobody’s, with an alarm',
  ),
  'charge-back': token(
    'and are reorganised after they were cashed out are a debt, a hold and an alarm; the withdrawal is not paid anew',
  ),
  'payout refused': token('are returned if its issuer has said %s before they are signed'),
  'payout late': token('wait with an alarm and a due time while the house has nothing to pay the network with'),
};

const utxo: Proofs = {
  ...shared,
  'wrong amount': outputs('are not processed in each run, however many there are'),
  'wrong currency': at(`${chains}/utxo/utxo.test.ts`)('on main networks no coin takes the address of another'),
  'replayed nonce': outputs('competing for the same outputs with another: the database gives them to one'),
  'charge-back': others('%s is credited once after its confirmations, also if a block with it is replaced'),
  'payout refused': copies('releases its inputs if the signer certainly refused'),
  'payout unknown': changeKills(
    'when the signer is down, then crashes before answering; no other payment gets the output meanwhile',
  ),
  'payout late': copies('is rebroadcast with a higher fee and the same inputs, and arrives once'),
};

/** With the tests that go through each of these coins themselves. */
const ofOther: Proofs = {
  ...utxo,
  'wrong amount': others('%s is credited once after its confirmations, also if a block with it is replaced'),
  'wrong currency': others('an address of another coin is none of %s'),
};

interface CoinRow {
  readonly proofs: Proofs;
  readonly lacks: Lacks;
}

export const coinRows: Readonly<Record<string, CoinRow>> = {
  BTC: { proofs: utxo, lacks: never },
  LTC: { proofs: ofOther, lacks: never },
  DOG: { proofs: ofOther, lacks: never },
  ETH: { proofs: account, lacks: never },
  USDT: { proofs: ofToken, lacks: never },
};

/** Coins that the product takes: each needs a row. */
export const coinsTaken = (): string[] =>
  networkAdapters
    .flatMap(({ open }) =>
      open({
        ...{ env: {}, clock: { now: () => new Date() }, deployment: 'sandbox' },
        sandbox: { url: 'http://127.0.0.1:1', publicUrl: 'http://127.0.0.1:1', secret: 'secret', smtpPort: 1 },
      }).assets.map(({ code }) => code),
    )
    .toSorted();
