/** Both verifiers accept a payout that is short of the win only by what may be kept of a bonus that ended while the round was open. */
import { expect, it } from 'vitest';
import { complaintsOf } from './check.mjs';
import {
  checkRecord,
  commitment,
  definitionsOf,
  gameById,
  payoutOf,
  replay,
  type AnyGame,
} from '../../packages/games/src/index.ts';

const dice = gameById('dice') as AnyGame;
const seeds = { serverSeed: '7d'.repeat(32), clientSeed: 'bonus' };
const params = { target: 4_999, direction: 'under' };
const [stake, fromBonus] = [250n, 100n];
const amount = (subunits: bigint) => `${subunits / 100n}.${String(subunits % 100n).padStart(2, '0')}`;

const played = (nonce: number) => {
  const round = replay(dice, { ...seeds, nonce }, params, []);
  return { nonce, round, multiplierE4: dice.settle(round.state).multiplierE4 };
};
const winning = (nonce = 0): ReturnType<typeof played> =>
  played(nonce).multiplierE4 > 0n ? played(nonce) : winning(nonce + 1);

const { nonce, round, multiplierE4 } = winning();
const won = payoutOf(stake, multiplierE4);
const share = (won * fromBonus) / stake;

interface Ended {
  readonly how?: string;
  readonly staked?: string;
  readonly kept: string;
}

const record = (payout: bigint, endedBonus: Ended | undefined) => ({
  ...{ id: 'rnd_1', game: dice.id, mathVersion: dice.mathVersion, status: 'settled' as const, currency: 'EUR', nonce },
  ...{ stake: amount(stake), staked: amount(stake), payout: amount(payout), multiplier: Number(multiplierE4) },
  ...{
    funding: 'cash' as const,
    params,
    view: JSON.parse(JSON.stringify(dice.view(round.state))) as unknown,
    actions: [],
  },
  draws: round.draws.map(([n, value]): [number, number] => [n, value]),
  fairness: { ...seeds, serverSeedHash: commitment(seeds.serverSeed) },
  ...(endedBonus === undefined ? {} : { endedBonus }),
});

const removed = { how: 'removed', staked: amount(fromBonus) };
const capped = { how: 'capped', staked: amount(fromBonus) };

it.each<[string, boolean, bigint, Ended | undefined]>([
  ['the whole win', true, won, undefined],
  ['without the share of a removed bonus', true, won - share, { ...removed, kept: amount(share) }],
  ['without the share of a bonus within its cap', true, won - share, { ...capped, kept: amount(share) }],
  ['without a part of the share of a bonus within its cap', true, won - 1n, { ...capped, kept: '0.01' }],
  ['less, and nothing is said of a bonus', false, won - share, undefined],
  ['less, and no bonus ended', false, won - share, { kept: amount(share) }],
  ['less, and the bonus is still active', false, won - share, { ...removed, how: 'active', kept: amount(share) }],
  ['without a part of the share of a removed bonus', false, won - 1n, { ...removed, kept: '0.01' }],
  ['less than was kept explains', false, won - share - 1n, { ...removed, kept: amount(share) }],
  ['the whole win, and something was kept', false, won, { ...removed, kept: amount(share) }],
  ['without more than the share', false, won - share - 1n, { ...capped, kept: amount(share + 1n) }],
  ['without the share of more than was staked', false, 0n, { ...capped, staked: '9.99', kept: amount(won) }],
  ['the whole win, and nothing was kept', false, won, { ...removed, kept: '0.00' }],
])('paid %s: %s', (_, holds, payout, endedBonus) => {
  const claimed = record(payout, endedBonus);
  expect(checkRecord(claimed)).toMatchObject({ checked: true, result: { holds, checks: { payout: holds } } });
  expect(complaintsOf(claimed, definitionsOf([claimed])[dice.mathVersion])).toEqual(holds ? [] : ['payout']);
});

it('nothing is kept of a free spin, which stakes no bonus money', () => {
  const free = {
    ...record(won - share, { ...removed, kept: amount(share) }),
    ...{ funding: 'free_spin' as const, staked: '0.00' },
  };
  expect(checkRecord(free)).toMatchObject({ checked: true, result: { checks: { payout: false } } });
  expect(complaintsOf(free, definitionsOf([free])[dice.mathVersion])).toEqual(['payout']);
});
