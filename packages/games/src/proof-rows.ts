/** A game's published returns, formatted for documents, API and screens. */
import type { AnyGame, Measurable, RtpProof } from './game-module.ts';
import { decimalText, rational, rationalText, sum, type Rational } from './rational.ts';
import { poolShare } from './slots/jackpots/shares.ts';

export interface ProofRow {
  readonly bet: string;
  readonly method: RtpProof['method'];
  /** `n/d`, per unit of the initial stake; of a play, per unit of all that is staked in it. */
  readonly rtp: string;
  readonly rtpDecimal: string;
  readonly sd: number;
  /** Chance of any payout, of the stake or less too. */
  readonly hit: string;
  /** Chance of a payout above all that is staked; absent where the payouts are not known one by one. */
  readonly win?: string;
  readonly maxWin: number;
  readonly maxWinChance: string;
  readonly se?: number;
  readonly measured?: Measurable[];
  /** Of a counted return: in so many rounds. */
  readonly rounds?: number;
  /** `n/d`: what the jackpots return of a stake besides, in the mean of all cycles; and both together. */
  readonly pools?: string;
  readonly withPools?: string;
}

const decimals = 8;

export const proofRow = (bet: string, proof: RtpProof): ProofRow => ({
  bet,
  method: proof.method,
  rtp: rationalText(proof.rtp),
  rtpDecimal: decimalText(proof.rtp, decimals),
  sd: proof.sd,
  hit: rationalText(proof.hit),
  maxWin: proof.maxWin,
  maxWinChance: rationalText(proof.maxWinChance),
  ...(proof.se === undefined ? {} : { se: proof.se }),
  ...(proof.measured === undefined ? {} : { measured: [...proof.measured] }),
  ...(proof.rounds === undefined ? {} : { rounds: proof.rounds }),
});

/** What its stakes return, jackpots and all, in the mean of all cycles. */
export const wholeReturn = ({ catalogue }: Pick<AnyGame, 'catalogue'>, { rtp }: Pick<RtpProof, 'rtp'>): Rational =>
  sum(rtp, poolShare(catalogue.jackpots));

/** The chance that a round pays more than all that was staked in it; undefined where its payouts are not known one by one. */
export const winChanceOf = (game: Pick<AnyGame, 'payoutsOf'>, params: unknown): Rational | undefined => {
  const bet = game.payoutsOf?.(params);
  if (bet === undefined || bet.sampled === true) return undefined;
  const { payouts, total, units = 1n } = bet;
  const wins = payouts.filter(({ multiplierE4, staked = units }) => multiplierE4 > staked * 10_000n);
  return rational(
    wins.reduce((all, { weight }) => all + weight, 0n),
    total,
  );
};

const betRow = (game: AnyGame, name: string, proof: RtpProof, win?: Rational): ProofRow => {
  const row = { ...proofRow(name, proof), ...(win === undefined ? {} : { win: rationalText(win) }) };
  const { jackpots } = game.catalogue;
  if (jackpots.length === 0) return row;
  return { ...row, pools: rationalText(poolShare(jackpots)), withPools: rationalText(wholeReturn(game, proof)) };
};

export const proofRows = (game: AnyGame): ProofRow[] => [
  ...game.bets.map(({ name, params }) =>
    betRow(game, name, game.rtpProof(params as Partial<unknown>), winChanceOf(game, params)),
  ),
  ...(game.plays ?? []).map(({ name, proof }) => betRow(game, name, proof())),
];

/** Percent with this many decimals, rounded down, so that it never promises too much. */
export const percentText = (value: Rational, digits: number): string =>
  decimalText({ n: value.n * 100n, d: value.d }, digits);
