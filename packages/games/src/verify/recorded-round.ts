/** Schema of a downloaded round: JSON, amounts as decimal strings. Untrusted: only a claim. */
import { parseAmount, parseCurrencyCode, type CurrencyCode } from '@carmine/money';
import { z } from 'zod';
import { checkRound, sharesClaimed, type CheckedRound, type Claim } from './check-round.ts';
import { canonicalJson, type Json } from '../canonical-json.ts';
import type { AnyGame } from '../game-module.ts';
import { gameByMath } from '../registry.ts';
import { readStudioText, studioProof } from './studio-proof.ts';

const hex64 = z.string().regex(/^[0-9a-f]{64}$/);
const amount = z.string().max(40);

export const recordedRound = z.object({
  id: z.string().max(64),
  game: z.string().max(64),
  mathVersion: z.string().max(64),
  status: z.enum(['open', 'settled', 'voided']),
  stake: amount,
  staked: amount,
  payout: amount,
  /** In 1/10,000 of the stake. */
  multiplier: z.int().min(0),
  currency: z.string().max(8),
  nonce: z.int().min(0).nullable(),
  funding: z.enum(['cash', 'free_spin']).optional(),
  params: z.record(z.string(), z.unknown()),
  view: z.unknown(),
  /** `winBp`: the share won by the outcome; 0 if the must-hit-by trigger decided. */
  jackpots: z.array(z.object({ name: z.string().max(64), amount, winBp: z.int().min(0).max(10_000) })).optional(),
  /** Absent where nothing was kept of the win. */
  endedBonus: z.object({ how: z.string().max(16).optional(), staked: amount.optional(), kept: amount }).optional(),
  actions: z.array(z.object({ action: z.looseObject({ type: z.string() }) })),
  draws: z.array(z.tuple([z.number(), z.number()])).optional(),
  fairness: z
    .object({
      ...{ clientSeed: z.string().max(64), serverSeedHash: hex64, serverSeed: hex64.optional() },
      chain: z.object({ commitment: hex64, linkNumber: z.int().min(1).max(1_000_000) }).optional(),
    })
    .optional(),
  sharedRoundId: z.string().max(64).optional(),
  sharedRoundNumber: z.int().min(1).optional(),
  studio: studioProof.optional(),
  at: z.string().max(40).optional(),
});
export type RecordedRound = z.infer<typeof recordedRound>;

/** Why a round cannot be checked: it is open, its seed is still in use, its game is unknown here, or a signature cannot be checked here. */
export type Unchecked = 'open' | 'voided' | 'sealed' | 'unknown_maths' | 'unreadable' | 'no_ed25519';

/** What was found of a studio's signature (`isSignedByStudio`); undefined where this browser cannot check it. */
export type FoundSignature = { readonly holds: boolean | undefined };

export type RoundVerdict =
  | { readonly checked: true; readonly game: AnyGame; readonly claim: Claim; readonly result: CheckedRound }
  | { readonly checked: false; readonly reason: Unchecked };

const subunits = (code: CurrencyCode, text: string): bigint | undefined => {
  const read = parseAmount(code, text);
  return read.ok ? read.money.subunits : undefined;
};

const amountsOf = (round: RecordedRound): Pick<Claim, 'stake' | 'staked' | 'payout' | 'endedBonus'> | undefined => {
  const code = parseCurrencyCode(round.currency);
  if (code === undefined) return undefined;
  const read = (text: string) => subunits(code, text);
  const [stake, staked, payout] = [read(round.stake), read(round.staked), read(round.payout)];
  if (stake === undefined || staked === undefined || payout === undefined) return undefined;
  const amounts = { stake, payout, staked: round.funding === 'free_spin' ? undefined : staked };
  if (round.endedBonus === undefined) return amounts;
  // What was kept without a bonus that ended is a difference, no reason to leave the round unread. A free spin stakes no bonus money.
  const { how: named = '', staked: fromBonus = '0', kept } = round.endedBonus;
  const how = round.funding === 'free_spin' ? '' : named;
  const ended = { how, staked: read(fromBonus), kept: read(kept) };
  if (ended.staked === undefined || ended.kept === undefined) return undefined;
  return { ...amounts, endedBonus: { how, staked: ended.staked, kept: ended.kept } };
};

const unchecked = (reason: Unchecked): RoundVerdict => ({ checked: false, reason });

/** What a round is worked out from; undefined while that is sealed. */
const decidingOf = (
  { fairness, studio, sharedRoundId, nonce: own }: RecordedRound,
  isSigned: boolean,
): Pick<Claim, 'seeds' | 'studio' | 'serverSeedHash' | 'chain'> | undefined => {
  if (studio !== undefined) {
    const said = readStudioText(studio.signed);
    const isAboutRound = isSigned && said !== undefined && said.round === sharedRoundId;
    return { serverSeedHash: undefined, studio: { draws: said?.draws ?? [], isAboutRound } };
  }
  // The chain of a table has one link for each round, and no nonces.
  const nonce = fairness?.chain === undefined ? own : 0;
  if (fairness?.serverSeed === undefined || nonce === null) return undefined;
  const { serverSeed, clientSeed, serverSeedHash, chain } = fairness;
  return { seeds: { serverSeed, clientSeed, nonce }, serverSeedHash, chain };
};

/** Never throws: a record that contradicts itself is unreadable. A studio's round needs what was found of its signature. */
export const checkRecord = (round: RecordedRound, signature: FoundSignature = { holds: undefined }): RoundVerdict => {
  if (round.status !== 'settled') return unchecked(round.status);
  if (round.studio !== undefined && signature.holds === undefined) return unchecked('no_ed25519');
  const deciding = decidingOf(round, signature.holds === true);
  if (deciding === undefined) return unchecked('sealed');
  const game = gameByMath(round.game, round.mathVersion);
  if (game === undefined) return unchecked('unknown_maths');
  const params = game.params.safeParse(round.params);
  const amounts = amountsOf(round);
  if (!params.success || amounts === undefined) return unchecked('unreadable');
  const claim: Claim = {
    ...amounts,
    ...deciding,
    params: params.data,
    actions: round.actions.map(({ action }) => action),
    view: round.view,
    multiplierE4: BigInt(round.multiplier),
    jackpots: sharesClaimed(game, round.jackpots),
    draws: round.draws,
  };
  try {
    return { checked: true, game, claim, result: checkRound(game, claim) };
  } catch {
    return unchecked('unreadable');
  }
};

/** Accepts one record, a list of them, or a file `{ rounds: […] }`. `undefined` for anything else. */
export const readRecords = (text: string): readonly RecordedRound[] | undefined => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const file = z.object({ rounds: z.array(recordedRound).min(1) }).safeParse(value);
  if (file.success) return file.data.rounds;
  const list = z.array(recordedRound).min(1).safeParse(value);
  if (list.success) return list.data;
  const one = recordedRound.safeParse(value);
  return one.success ? [one.data] : undefined;
};

/** The definitions that these rounds were played under, so that a file can be checked without asking anybody. */
export const definitionsOf = (rounds: readonly Pick<RecordedRound, 'game' | 'mathVersion'>[]): Record<string, Json> => {
  const found = new Map(rounds.map(({ game, mathVersion }) => [mathVersion, gameByMath(game, mathVersion)]));
  return Object.fromEntries(
    [...found].flatMap(([hash, game]) =>
      game === undefined ? [] : [[hash, JSON.parse(canonicalJson(game.definition)) as Json]],
    ),
  );
};
