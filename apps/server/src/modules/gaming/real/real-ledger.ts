/** Books moves for real money through the wallet. */
import type { CurrencyCode } from '@carmine/money';
import type { CommitReply, JackpotAction, Wallet } from '../../wallet/index.ts';
import type { WagerWeight } from '../catalogue/wager-weight.ts';
import type { SeedCache } from '../fairness/seed-cache.ts';
import type { Move, MoveJackpot, RoundLedger } from '../rounds/round-ledger.ts';
import type { JackpotPools } from './jackpot-pools.ts';
import { commitDecided, type MustHitDeps } from './must-hit-pools.ts';
import type { RealOwner } from './real-owner.ts';

export interface RealLedgerDeps {
  readonly wallet: Pick<Wallet, 'commitRound' | 'askRound' | 'wallets'>;
  readonly seedCache: Pick<SeedCache, 'advance'>;
  /** EUR per unit in 1/10¹⁸, to measure stakes against limits in EUR. Throws if there was never a rate. */
  readonly eurRate: (currency: CurrencyCode) => Promise<bigint>;
  /** Of the bet, as the move leaves it. */
  readonly wagerWeight: (move: Move) => WagerWeight;
  readonly pools: JackpotPools;
  readonly mustHit: MustHitDeps;
}

/** What a move stakes, and its pools: those that an outcome wins from, and those that fall by themselves. */
const poolsOf = async ({ pools }: Pick<RealLedgerDeps, 'pools'>, jackpots: readonly MoveJackpot[]) => {
  const known = await Promise.all(jackpots.map(async ({ name, winBp }) => ({ ...(await pools.named(name)), winBp })));
  const drawn: JackpotAction[] = known
    .filter(({ mustHitByCents }) => mustHitByCents === undefined)
    .map(({ poolId, winBp }) => ({ poolId, winBp }));
  return { drawn, mustHit: known.filter(({ mustHitByCents }) => mustHitByCents !== undefined) };
};

const stakedIn = ({ actions }: Pick<Move, 'actions'>): bigint =>
  actions.reduce((sum, { type, amount }) => (type === 'BET' ? sum + amount : sum), 0n);

/** Sends a move, with what it does to its pools. */
const withPools = async (
  deps: RealLedgerDeps,
  move: Move,
  { currency, eurRate }: { readonly currency: CurrencyCode; readonly eurRate: bigint },
  send: (jackpots: readonly JackpotAction[] | undefined) => Promise<CommitReply>,
): Promise<CommitReply> => {
  if (move.jackpots === undefined) return send(undefined);
  const { drawn, mustHit } = await poolsOf(deps, move.jackpots);
  if (mustHit.length === 0) return send(drawn);
  return commitDecided(
    deps.mustHit,
    mustHit.map(({ poolId }) => poolId),
    { currency, eurRate, staked: stakedIn(move) },
    (decided) => send([...drawn, ...decided]),
  );
};

/** `commit`: what books an element. */
export const realLedger = (
  deps: RealLedgerDeps,
  owner: RealOwner,
  commit: Wallet['commitRound'] = deps.wallet.commitRound,
): RoundLedger => {
  const { wallet } = deps;
  const { playerId, playSessionId, currency, country } = owner;
  const whose = { playerId, playSessionId, currency, country };
  return {
    commit: async (move) => {
      const eurRate = await deps.eurRate(currency);
      const element = { ...move, playerId, playSessionId, currency, country, ...deps.wagerWeight(move), eurRate };
      const reply = await withPools(deps, move, { currency, eurRate }, (jackpots) => commit({ ...element, jackpots }));
      if (move.round.kind === 'new' && reply.status === 'settled') deps.seedCache.advance(playerId);
      return reply;
    },
    ask: async (question) => wallet.askRound({ ...question, ...whose, eurRate: await deps.eurRate(currency) }),
    jackpotsOf: ({ jackpotWins }) =>
      Promise.all(
        jackpotWins.map(async ({ poolId, winBp, amount }) => ({
          ...{ name: await deps.pools.nameOf(poolId), winBp, amount },
        })),
      ),
    balances: async () => {
      const held = (await wallet.wallets(playerId)).find((candidate) => candidate.currency === currency);
      return { cash: held?.cash ?? 0n, bonus: held?.bonus ?? 0n };
    },
  };
};
