/** From the wire's decimal strings to integers. */
import type { PlayRound, PlaySessionAnswer } from '@carmine/contract/games/play';
import { parseRate, readAmount, type CurrencyCode } from '@carmine/money';
import { readEndedBonus } from './fairness/ended-bonus.ts';
import { readStakes } from './stake.ts';
import type { FrameRound, Session } from './state.ts';

export const readSubunits = (code: CurrencyCode, text: string): bigint => readAmount(code, text).subunits;

export const readRound = (round: PlayRound): FrameRound => ({
  id: round.id,
  nonce: round.nonce,
  mathVersion: round.mathVersion,
  at: round.at,
  seq: round.seq,
  actions: undefined,
  params: round.params,
  view: round.view,
  events: round.events as FrameRound['events'],
  multiplierE4: BigInt(round.multiplier),
  stake: readSubunits(round.currency, round.stake),
  staked: readSubunits(round.currency, round.staked),
  payout: readSubunits(round.currency, round.payout),
  endedBonus: readEndedBonus(round),
  jackpots: (round.jackpots ?? []).map((won) => ({ ...won, amount: readSubunits(round.currency, won.amount) })),
  open: round.status === 'open',
  free: round.funding === 'free_spin',
  legal: round.legal,
  serverSeedHash: round.fairness?.serverSeedHash,
  clientSeed: round.fairness?.clientSeed,
  serverSeed: round.fairness?.serverSeed,
  chain: round.fairness?.chain,
  shared: round.sharedRoundId,
});

/** A settled round that was not shown to its end, here or anywhere. */
export const readUnpresented = ({ unpresented }: PlaySessionAnswer): FrameRound | undefined =>
  unpresented === undefined ? undefined : { ...readRound(unpresented.round), presented: unpresented.presented };

const percentOf = ({ currency, bonus }: PlaySessionAnswer): number | undefined => {
  if (bonus === undefined) return undefined;
  const required = readSubunits(currency, bonus.wagerRequired);
  return required === 0n ? 100 : Number((readSubunits(currency, bonus.wagered) * 100n) / required);
};

/** By how long and not since when: the server's clock and this device's may differ. */
const readSitting = ({ sitting }: PlaySessionAnswer): Session['sitting'] => {
  if (sitting === undefined) return undefined;
  const now = Date.now();
  return {
    startedAt: sitting.startedAt,
    playedMs: sitting.seconds * 1_000,
    readAt: now,
    runsUntil: now + sitting.runsSeconds * 1_000,
    lastBetAt: now - sitting.idleSeconds * 1_000,
    rounds: sitting.rounds,
    staked: readSubunits('EUR', sitting.staked),
    returned: readSubunits('EUR', sitting.returned),
  };
};

/** What `sitting` does not hold: of real money nothing. */
export const readNet = ({ mode, currency, net }: PlaySessionAnswer): bigint =>
  mode === 'demo' ? readSubunits(currency, net) : 0n;

export const readSession = (answer: PlaySessionAnswer): Session => ({
  table: answer.table,
  mode: answer.mode,
  currency: answer.currency,
  usualCurrency: answer.usualCurrency,
  // Play money has no sitting: its clock starts with the launch.
  demoSince: answer.mode === 'demo' ? Date.parse(answer.startedAt) : undefined,
  sittingGapMs: (answer.sittingGapSeconds ?? 0) * 1_000,
  playPauseMs: (answer.playPauseSeconds ?? 0) * 1_000,
  sittingRate: answer.sittingRate === undefined ? undefined : parseRate(answer.sittingRate),
  stakes: readStakes(answer.limits),
  minCycleMs: answer.limits.minCycleMs,
  mayHurry: answer.mayHurry && answer.limits.minCycleMs === 0,
  mayAutoplay: answer.mayAutoplay ?? false,
  mayBuy: answer.mayBuy ?? false,
  eurRate: answer.eurRate === undefined ? undefined : parseRate(answer.eurRate),
  wageredPercent: percentOf(answer),
  freeSpins: answer.freeSpins.map(({ grantId, left, total, stake }) => ({
    ...{ grantId, left, total: total ?? left },
    stake: readSubunits(answer.currency, stake),
  })),
  freeSpinWinnings: readSubunits(answer.currency, answer.freeSpinWinnings ?? '0'),
  bonusMaxStake:
    answer.limits.bonusMaxStake === undefined ? undefined : readSubunits(answer.currency, answer.limits.bonusMaxStake),
  bonusClosed: answer.bonusClosed === true,
  realityCheckMinutes: answer.realityCheckMinutes,
  sitting: readSitting(answer),
});
