/** Encodes and decodes round elements and replies for `commit_rounds`. Pure. */
import { currency, rateDecimals } from '@carmine/money';
import type { Field } from '../../../database/row-literal.ts';
import type { Json } from '../../../platform/json.ts';
import { createLruCache } from '../../../platform/lru-cache.ts';
import type { RoundId } from '../ids.ts';
import type {
  AskedRound,
  AskReply,
  CommitReply,
  JackpotWin,
  LimitKind,
  RoundAction,
  RoundElement,
  RoundQuestion,
  RoundReference,
  RoundRefusal,
  StakeRoom,
} from './round.ts';

const exactDecimal = (digits: bigint, decimals: number): string => {
  const text = digits.toString().padStart(decimals + 1, '0');
  return `${text.slice(0, -decimals)}.${text.slice(-decimals)}`;
};

/** EUR cents per subunit as an exact decimal, which the database measures limits with. */
export const centsPerSubunit = (code: RoundElement['currency'], eurRate: bigint): string =>
  exactDecimal(eurRate * 100n, rateDecimals + currency(code).decimals);

const sums = ({ actions }: Pick<RoundElement, 'actions'>): Record<RoundAction['type'], bigint> => {
  const total = { BET: 0n, WIN: 0n, REFUND: 0n, TIP: 0n, PROMO_WIN: 0n };
  for (const { type, amount } of actions) {
    if (amount < 0n) throw new Error(`Negative ${type}`);
    total[type] += amount;
  }
  return total;
};

const jsonText = (value: unknown): string | undefined =>
  value === undefined || value === null ? undefined : JSON.stringify(value);

const jackpotsText = ({ jackpots = [] }: Pick<RoundElement, 'jackpots'>): string | undefined =>
  jackpots.length === 0
    ? undefined
    : JSON.stringify(
        jackpots.map(({ poolId, winBp, decided }) => ({
          ...{ pool: poolId.toString(), win_bp: winBp, cycle: decided?.cycle, meter: decided?.meterMicro.toString() },
          ...{ trigger: decided?.fallen?.triggerCents.toString(), salt: decided?.fallen?.salt },
          ...{ next: decided?.next?.commitment, next_sealed: decided?.next?.sealed.toString('hex') },
        })),
      );

/** Cached because limits are measured with the same few rates again and again. */
const centsTexts = createLruCache<string, string>(100);
const centsText = ({ currency: code, eurRate }: Pick<RoundElement, 'currency' | 'eurRate'>): string => {
  const key = `${code} ${eurRate}`;
  const text = centsTexts.get(key) ?? centsPerSubunit(code, eurRate);
  centsTexts.set(key, text);
  return text;
};

/** Below zero where the whole round is weighed at its end. */
const weightOf = ({ wagerWeightBp = 0, weighsRound = false }: Pick<RoundElement, 'wagerWeightBp' | 'weighsRound'>) =>
  weighsRound && wagerWeightBp !== 0 ? -wagerWeightBp : wagerWeightBp;

/** The columns of the type `round_element`, in order. Throws on a negative or unmeasured amount, which no caller may send. */
export const encodeElement = (
  element: Omit<RoundElement, 'round'> & { round: RoundReference | AskedRound },
  i: number,
): Field[] => {
  const { round, provider } = element;
  if (element.eurRate <= 0n) throw new Error('A round needs a rate for its limits');
  if ((provider !== undefined) !== (round.kind === 'external'))
    throw new Error("A provider's action belongs to a round of the provider");
  const fresh = round.kind === 'new' ? round : undefined;
  const seeded = round.kind === 'new' || round.kind === 'check' ? round : undefined;
  const known = round.kind === 'check' ? round.existing : round.kind === 'existing' ? round : undefined;
  const { BET, TIP, WIN, REFUND, PROMO_WIN } = sums(element);
  return [
    ...[i, element.playerId, element.playSessionId, element.key, `\\x${element.requestHash.toString('hex')}`],
    ...[element.gameId, element.mathVersion, element.currency, round.kind, known?.roundId, known?.expectedSeq],
    ...[seeded?.seedId, seeded?.nonce, round.kind === 'existing' ? undefined : round.stake, fresh?.sharedRoundId],
    ...[fresh?.deadline?.toISOString(), element.funding, element.grantId],
    ...[provider?.providerId, provider?.externalRoundId, provider?.actionId],
    ...[BET, TIP, WIN, REFUND, PROMO_WIN],
    // What it contributes to jackpots is worked out by the database.
    ...[0n, element.final, element.multiplierE4],
    ...[JSON.stringify(element.outcome ?? {}), jsonText(element.draws), jsonText(element.snapshot)],
    ...[jsonText(element.action), element.country, centsText(element), weightOf(element)],
    ...[jackpotsText(element), jsonText(element.reply)],
  ];
};

export const encodeQuestion = ({ params, ...question }: RoundQuestion, i: number): Field[] =>
  encodeElement(
    { ...question, final: false, multiplierE4: 0n, outcome: params === undefined ? {} : { params }, draws: [] },
    i,
  );

/** One row of `commit_rounds` or `ask_rounds`. `busy`: the player's gate is locked by another call and the batch did not wait. */
export interface ReplyRow {
  i: number;
  status: CommitReply['status'] | AskReply['status'] | 'busy';
  round_id: bigint | null;
  seq: number | null;
  cash: bigint | null;
  bonus: bigint | null;
  version: bigint | null;
  paid_cash: bigint | null;
  paid_bonus: bigint | null;
  reply: Json;
  jackpot_wins: { pool: string; cents: string; amount: string; win_bp?: number }[] | null;
  completed_bonus: bigint | null;
  limit_kind: LimitKind | null;
  until: Date | null;
  max_stake: bigint | null;
}

const jackpotWins = (row: ReplyRow): JackpotWin[] =>
  (row.jackpot_wins ?? []).map(({ pool, cents, amount, win_bp: winBp = 0 }) => ({
    poolId: BigInt(pool),
    eurCents: BigInt(cents),
    amount: BigInt(amount),
    winBp,
  }));

const booked = <S extends 'settled' | 'replayed'>(row: ReplyRow, status: S, reply: Json) => ({
  status,
  roundId: row.round_id as RoundId,
  seq: row.seq ?? 0,
  balances: { cash: row.cash ?? 0n, bonus: row.bonus ?? 0n },
  version: row.version ?? 0n,
  reply,
  paid: { cash: row.paid_cash ?? 0n, bonus: row.paid_bonus ?? 0n },
  jackpotWins: jackpotWins(row),
  ...(row.completed_bonus === null ? {} : { completedBonus: row.completed_bonus }),
});

const roomOf = (reply: Json): StakeRoom => {
  const { cycleMs, limitLeftCents, maxStakeCents, maxFirstStake } = reply as {
    cycleMs: number;
    limitLeftCents: string | null;
    maxStakeCents: string | null;
    maxFirstStake: string | null;
  };
  const bound = (text: string | null) => (text === null ? undefined : BigInt(text));
  return {
    cycleMs,
    limitLeftCents: bound(limitLeftCents),
    maxStakeCents: bound(maxStakeCents),
    maxFirstStake: bound(maxFirstStake),
  };
};

const refusal = (row: ReplyRow): RoundRefusal => {
  switch (row.status) {
    case 'funds':
      return { status: 'funds', balances: { cash: row.cash ?? 0n, bonus: row.bonus ?? 0n } };
    case 'limit':
      return { status: 'limit', limit: { kind: row.limit_kind ?? 'stake_maximum', until: row.until ?? undefined } };
    case 'bonus_max_bet':
      return { status: 'bonus_max_bet', maxStake: row.max_stake ?? 0n };
    case 'bonus_game_excluded':
      return { status: 'bonus_game_excluded', maxStake: row.max_stake ?? undefined };
    case 'excluded':
      return { status: 'excluded', until: row.until ?? undefined };
    case 'too_fast':
      // Clock skew with the database only affects how long the player is asked to wait.
      return { status: 'too_fast', retryAfterMs: Math.max(1, (row.until?.getTime() ?? 0) - Date.now()) };
    case 'stale_seq':
      return { status: 'stale_seq', roundId: (row.round_id as RoundId | null) ?? undefined };
    case 'feature_buy_forbidden':
    case 'feature_buy_with_bonus':
    case 'no_session':
    case 'stale_nonce':
    case 'stale_meter':
    case 'country':
    case 'key_reused':
    case 'closed':
      return { status: row.status };
    case 'settled':
    case 'replayed':
    case 'acceptable':
    case 'busy':
      throw new Error(`Unexpected ledger status ${row.status}`);
  }
};

/** `busy`: send it again, alone. */
export const decodeReply = (row: ReplyRow, element: RoundElement): CommitReply | 'busy' => {
  if (row.status === 'settled') return booked(row, 'settled', element.reply ?? null);
  if (row.status === 'replayed') return booked(row, 'replayed', row.reply);
  return row.status === 'busy' ? 'busy' : refusal(row);
};

export const decodeAnswer = (row: ReplyRow): AskReply => {
  if (row.status === 'replayed') return booked(row, 'replayed', row.reply);
  if (row.status !== 'acceptable') return refusal(row);
  const balances = { cash: row.cash ?? 0n, bonus: row.bonus ?? 0n };
  return { status: 'acceptable', balances, room: roomOf(row.reply) };
};
