/** While a bonus is active, all that a player chooses to stake on one round is limited; so is it where a country has a highest stake. */
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { CommitReply } from '../index.ts';
import { betElement, stepElement, type Bettor } from '../testing/bettor.ts';
import { ledgerWorld, settled } from '../testing/ledger-world.ts';

const world = ledgerWorld();
let ids = 9_000n;

beforeAll(() => world.wallet.setFurtherBetGames(world.database.app, ['craps']));

const most = 500n;
const grant = ({ playerId, currency }: Bettor) =>
  world.wallet.grantBonus(world.database.app, {
    ...{ playerId, bonusId: (ids += 1n), currency, amount: 5_000n, wagerRequired: 1_000_000n, maxFirstStake: most },
    expiresAt: new Date(Date.now() + 60_000),
  });

const opened = async (gameId: string, stake: bigint, { cash = 5_000n } = {}) => {
  const player: Player = { ...(await world.bettor({ cash, gameId })), gameId };
  const open = () => world.wallet.commitRound(betElement(player, { stake, open: true }, { gameId }));
  return { player, open };
};

interface Player extends Bettor {
  readonly gameId: string;
}

interface Further {
  readonly seq?: number;
  readonly wallet?: Pick<typeof world.wallet, 'commitRound'>;
  readonly key?: string;
}

const further = ({ gameId, ...bettor }: Player, roundId: bigint, amount: bigint, how: Further = {}) => {
  const { seq = 0, wallet = world.wallet, key = `further-${seq}` } = how;
  const rest = { gameId, key, final: false, actions: [{ type: 'BET', amount }] as const };
  return wallet.commitRound(stepElement(bettor, { roundId, seq }, rest));
};

const refusedAbove = { status: 'bonus_max_bet', maxStake: most };

it.each([
  // A double, a split, a call: the amount is not the player's choice.
  { gameId: 'blackjack-classic', first: 500n, later: 500n, reply: { status: 'settled' } },
  { gameId: 'craps', first: 300n, later: 200n, reply: { status: 'settled' } },
  { gameId: 'craps', first: 300n, later: 201n, reply: refusedAbove },
  { gameId: 'craps', first: 501n, later: 0n, reply: refusedAbove },
])('$gameId: $first, then $later with a bonus: $reply.status', async ({ gameId, first, later, reply }) => {
  const { player, open } = await opened(gameId, first);
  await grant(player);
  const begun = await open();
  if (later === 0n) expect(begun).toEqual(reply);
  else expect(await further(player, settled(begun).roundId, later)).toMatchObject(reply);
});

it('a step that stakes nothing goes on whatever lies on the table when a bonus begins', async () => {
  const { player, open } = await opened('craps', 900n);
  const { roundId } = settled(await open());
  await grant(player);
  expect(await further(player, roundId, 1n)).toEqual(refusedAbove);
  expect(await further(player, roundId, 0n)).toMatchObject({ status: 'settled' });
});

it.each([
  { gameId: 'blackjack-classic', later: 700n, reply: { status: 'settled' } },
  { gameId: 'craps', later: 300n, reply: { status: 'settled' } },
  { gameId: 'craps', later: 301n, reply: { status: 'limit', limit: { kind: 'stake_maximum', until: undefined } } },
])('$gameId: 700, then $later in a country with a highest stake of 1,000: $reply.status', async (one) => {
  const { player, open } = await opened(one.gameId, 700n);
  await world.wallet.setGate(world.database.app, player.playerId, { maximumStakeEurCents: 1_000n });
  const { roundId } = settled(await open());
  expect(await further(player, roundId, one.later)).toMatchObject(one.reply);
});

it('whatever is tried, and from two processes at once, no round holds more than the bonus allows', async () => {
  const tries = fc.array(fc.tuple(fc.bigInt(1n, 400n), fc.bigInt(1n, 400n)), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(fc.bigInt(1n, most), tries, async (first, pairs) => {
      const { player, open } = await opened('craps', first, { cash: 300n });
      await grant(player);
      const { roundId } = settled(await open());
      let [seq, staked] = [0, first];
      for (const [one, other] of pairs) {
        const place = { seq, wallet: world.elsewhere, key: `other-${seq}` };
        const replies: CommitReply[] = await Promise.all([
          further(player, roundId, one, { seq }),
          further(player, roundId, other, place),
        ]);
        const taken = replies.findIndex(({ status }) => status === 'settled');
        // One at most: the other saw a round that has moved on.
        expect(replies.filter(({ status }) => status === 'settled').length).toBeLessThanOrEqual(1);
        if (taken >= 0) [seq, staked] = [seq + 1, staked + (taken === 0 ? one : other)];
        else expect(staked + (one < other ? one : other)).toBeGreaterThan(most);
      }
      expect(staked).toBeLessThanOrEqual(most);
      expect(await world.wallet.findRound(roundId)).toMatchObject({ staked, seq });
    }),
    { numRuns: 12 },
  );
});

it('a further bet against the end of its round: one of both counts, and no chip is taken once the round is over', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { player, open } = await opened('craps', 300n);
    const { roundId } = settled(await open());
    const { gameId, ...bettor } = player;
    const end = world.elsewhere.commitRound(
      stepElement(bettor, { roundId, seq: 0 }, { gameId, key: 'end', actions: [{ type: 'WIN', amount: 600n }] }),
    );
    const replies = await Promise.all([further(player, roundId, 200n), end]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual(
      [replies[1].status === 'settled' ? 'closed' : 'stale_seq', 'settled'].toSorted(),
    );
    const taken = replies[0].status === 'settled' ? 500n : 300n;
    expect(await world.cash(player)).toBe(5_000n - taken + (taken === 300n ? 600n : 0n));
  }
});
