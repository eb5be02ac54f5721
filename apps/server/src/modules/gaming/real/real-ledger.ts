/** Books moves for real money through the wallet. */
import { currency as facts, rateDecimals, type CurrencyCode } from '@carmine/money';
import type { JackpotAction, Wallet } from '../../wallet/index.ts';
import type { WagerWeight } from '../catalogue/wager-weight.ts';
import type { SeedCache } from '../fairness/seed-cache.ts';
import type { Move, MoveJackpot, RoundLedger } from '../rounds/round-ledger.ts';
import type { JackpotPools } from './jackpot-pools.ts';
import type { RealOwner } from './real-owner.ts';

export interface RealLedgerDeps {
  readonly wallet: Pick<Wallet, 'commitRound' | 'askRound' | 'wallets'>;
  readonly seedCache: Pick<SeedCache, 'advance'>;
  /** EUR per unit in 1/10¹⁸, to measure stakes against limits in EUR. Throws if there was never a rate. */
  readonly eurRate: (currency: CurrencyCode) => Promise<bigint>;
  /** Of the bet, as the move leaves it. */
  readonly wagerWeight: (move: Move) => WagerWeight;
  readonly pools: JackpotPools;
}

/** Contribution in EUR micro-cents, floored; `shareBp` is in 1/10,000 of the stake. */
const contribution = (code: CurrencyCode, staked: bigint, eurRate: bigint, shareBp: number): bigint =>
  (staked * eurRate * BigInt(shareBp) * 10_000n) / 10n ** BigInt(rateDecimals + facts(code).decimals);

/** The stake is converted once for all pools of a move. */
const actionsOf = (
  { pools }: Pick<RealLedgerDeps, 'pools'>,
  { actions, jackpots = [] }: Pick<Move, 'actions' | 'jackpots'>,
  { currency, eurRate }: { readonly currency: CurrencyCode; readonly eurRate: bigint },
): Promise<JackpotAction[]> => {
  const staked = actions.reduce((sum, { type, amount }) => (type === 'BET' ? sum + amount : sum), 0n);
  const actionOf = async ({ name, contributionBp, winBp }: MoveJackpot) => ({
    ...{ poolId: await pools.idOf(name), winBp },
    contributionMicro: contribution(currency, staked, eurRate, contributionBp),
  });
  return Promise.all(jackpots.map(actionOf));
};

export const realLedger = (deps: RealLedgerDeps, owner: RealOwner): RoundLedger => {
  const { wallet } = deps;
  const { playerId, playSessionId, currency, country } = owner;
  const whose = { playerId, playSessionId, currency, country };
  return {
    commit: async (move) => {
      const eurRate = await deps.eurRate(currency);
      const reply = await wallet.commitRound({
        ...move,
        playerId,
        playSessionId,
        currency,
        country,
        ...deps.wagerWeight(move),
        eurRate,
        jackpots: move.jackpots === undefined ? undefined : await actionsOf(deps, move, { currency, eurRate }),
      });
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
