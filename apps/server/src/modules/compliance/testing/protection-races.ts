/** Races of a player against limits and exclusion, with two servers on one database. */
import { type LimitKind, limitSpans } from '@carmine/contract/account/protection';
import type { Database } from '../../../database/database.ts';
import { connect } from '../../../database/database.ts';
import { createOutbox } from '../../../platform/events/outbox.ts';
import { systemRandom } from '../../../platform/secrets/random.ts';
import { createTestIdentity } from '../../identity/test-identity.ts';
import { createWallet, type CommitReply, type GatePatch, type Wallet } from '../../wallet/index.ts';
import { betElement, createBettor, euroRate, newPaymentId, type Bettor } from '../../wallet/testing/bettor.ts';
import { createProtection, type Protection } from '../protection/protection.ts';

interface Server {
  readonly db: Database;
  readonly wallet: Wallet;
}

export interface RaceWorld {
  readonly owner: Database;
  readonly servers: readonly [Server, Server];
  readonly protection: Protection;
  close(): Promise<void>;
}

const serverAt = (url: string, name: string): Server => {
  const db = connect(url, { applicationName: name });
  return { db, wallet: createWallet({ database: db, random: systemRandom, alarm: { checked: () => undefined } }) };
};

/** No jurisdiction rules: only the player's limits apply. */
const lawless = {
  ...{ country: '*', minimumAge: 18, verificationGate: false, demoGate: false, maxWagering: 60 },
  ...{ minCycleMs: { slots: 0, other: 0 }, autoplay: true, turbo: true, featureBuy: true, celebrateBelowStake: true },
  ...{ maxStakeCents: { slots: undefined, other: undefined }, realityCheckMinutes: 0, depositLimitFirst: false },
};

export const createRaceWorld = (urls: { readonly owner: string; readonly app: string }): RaceWorld => {
  const owner = connect(urls.owner, { applicationName: 'race-owner' });
  const servers = [serverAt(urls.app, 'race-one'), serverAt(urls.app, 'race-two')] as const;
  const [{ db, wallet }] = servers;
  const protection = createProtection({
    ...{ db, wallet, clock: { now: () => new Date() }, outbox: createOutbox(), markKey: Buffer.alloc(32, 9) },
    ...{ ids: { encode: (prefix, id) => `${prefix}_${id}` }, audit: { record: async () => undefined } },
    geo: { jurisdiction: async () => lawless },
    identity: createTestIdentity(db).identity,
    findFacts: async () => undefined,
  });
  return {
    ...{ owner, servers, protection },
    close: async () => void (await Promise.all([owner.close(), ...servers.map((server) => server.db.close())])),
  };
};

const limit = 150n;
const amount = 100n;

const limitPatch = (kind: LimitKind, pair: number): GatePatch => {
  const span = limitSpans[pair % limitSpans.length] ?? 'day';
  return { [`${kind}Limit`]: { [span]: limit } };
};

/** One of two attempts that together exceed the limit; true if it was accepted. */
const attempt = async (kind: LimitKind, { db, wallet }: Server, player: Bettor, i: number): Promise<boolean> => {
  if (kind !== 'deposit') {
    const lost = betElement(player, { key: `pair-${i}`, stake: amount }, { round: { kind: 'new', stake: amount } });
    return (await wallet.commitRound(lost)).status === 'settled';
  }
  const paymentId = newPaymentId();
  return (await wallet.reserveDeposit(db, { playerId: player.playerId, paymentId, eurCents: amount })).ok;
};

/** Runs this many concurrent pairs; returns the number that did not end with exactly one accepted. */
export const raceLimits = async ({ owner, servers }: RaceWorld, kind: LimitKind, pairs: number): Promise<number> => {
  const [one, two] = servers;
  const players = await Promise.all(
    Array.from({ length: pairs }, () => createBettor(owner, one.wallet, kind === 'deposit' ? {} : { cash: 1_000n })),
  );
  await Promise.all(players.map(({ playerId }, pair) => one.wallet.setGate(one.db, playerId, limitPatch(kind, pair))));
  const passed = await Promise.all(
    players.map(async (player, pair) => {
      const order = pair % 2 === 0 ? [one, two] : [two, one];
      const both = await Promise.all(order.map((server, i) => attempt(kind, server, player, i)));
      return both.filter(Boolean).length;
    }),
  );
  return passed.filter((count) => count !== 1).length;
};

/** Received money is always credited; what exceeds the limit must be locked, to the cent. */
export const raceCredits = async ({ owner, servers }: RaceWorld, pairs: number): Promise<number> => {
  const [{ db, wallet }] = servers;
  const players = await Promise.all(Array.from({ length: pairs }, () => createBettor(owner, wallet)));
  await Promise.all(players.map(({ playerId }, pair) => wallet.setGate(db, playerId, limitPatch('deposit', pair))));
  const playable = await Promise.all(
    players.map(async ({ playerId, currency }) => {
      const credits = await Promise.all(
        servers.map((server) =>
          server.wallet.creditDeposit(owner, {
            ...{ playerId, currency, paymentId: newPaymentId(), provider: 'race', amount },
            ...{ to: 'within_limits', eurRate: euroRate },
          }),
        ),
      );
      return credits.reduce((sum, { cash }) => sum + cash, 0n);
    }),
  );
  return playable.filter((cash) => cash !== limit).length;
};

const betsBeside = 6;

export interface ExclusionRaces {
  /** Bets settled after the exclusion started, or refused for another reason. */
  readonly slipped: number;
  /** Bets settled before it: without any there was no race. */
  readonly before: number;
}

/** An exclusion during bets on two servers, followed by one more bet. */
const raceExclusion = async ({ owner, servers, protection }: RaceWorld): Promise<ExclusionRaces> => {
  const player = await createBettor(owner, servers[0].wallet, { cash: 1_000n });
  const bet = (i: number): Promise<CommitReply> => {
    const { wallet } = servers[i % 2 === 0 ? 0 : 1];
    return wallet.commitRound(
      betElement(player, { key: `bet-${i}`, stake: 10n }, { round: { kind: 'new', stake: 10n } }),
    );
  };
  const bets = Array.from({ length: betsBeside }, (_value, i) => bet(i));
  const taken = protection.takeBreak({ playerId: player.playerId, period: '180d', source: 'player' });
  const later = Array.from({ length: betsBeside }, (_value, i) => bet(betsBeside + i));
  const replies = await Promise.all([...bets, ...later]);
  if (!(await taken).ok) throw new Error('The exclusion was refused');
  const next = await Promise.all([bet(100), bet(101)]);
  const { late } = await owner.one<{ late: bigint }>(
    `select count(*) as late from rounds r join breaks b on b.player_id = r.player_id
     where r.player_id = $1 and r.created_at > b.started_at`,
    [player.playerId],
  );
  return {
    slipped: Number(late) + next.filter(({ status }) => status !== 'excluded').length,
    before: replies.filter(({ status }) => status === 'settled').length,
  };
};

/** Runs this many players, a few at once. */
export const raceExclusions = async (world: RaceWorld, races: number): Promise<ExclusionRaces> => {
  const total = { slipped: 0, before: 0 };
  for (let done = 0; done < races; done += 5) {
    const some = await Promise.all(Array.from({ length: Math.min(5, races - done) }, () => raceExclusion(world)));
    for (const { slipped, before } of some) {
      total.slipped += slipped;
      total.before += before;
    }
  }
  return total;
};
