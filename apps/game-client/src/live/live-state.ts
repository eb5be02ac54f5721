/** A live table in the frame: what everybody sees of it, and the player's own chips. Times by the server's clock. */
import type { LiveTableAnswer, TableBet, TableSnapshot } from '@carmine/contract/games/live-tables';
import type { TableEvent } from '@carmine/contract/live';
import type { LiveBets, LiveLine, LiveResult, LiveRound, OwnOutcome } from '@carmine/games/stage';

/** A result with what proves it. */
export interface ProvenResult extends LiveResult {
  readonly chain: string;
  readonly salt: string;
}

export interface OwnBet {
  readonly id: string;
  readonly stake: bigint;
  readonly staked: bigint;
  readonly chips: Readonly<Record<string, number>>;
}

export interface LiveState {
  readonly table: string;
  /** The last event that is in here. */
  readonly seq: number;
  /** Server minus device, in milliseconds. */
  readonly offsetMs: number;
  readonly open: boolean;
  readonly round: LiveRound | undefined;
  readonly chain: string;
  readonly salt: string;
  readonly saltBlock: { readonly network: string; readonly height: string } | undefined;
  /** Shown to their end, newest first. */
  readonly results: readonly ProvenResult[];
  readonly shown: ProvenResult | undefined;
  readonly bets: LiveBets;
  readonly own: readonly OwnBet[];
  /** Pressed, and not answered yet. */
  readonly waiting: Readonly<Record<string, number>>;
  /** Of the last round that the player had a bet in. */
  readonly last: Readonly<Record<string, number>>;
  readonly each: number;
  readonly outcome: OwnOutcome | undefined;
  readonly lines: readonly LiveLine[];
  readonly away: boolean;
}

export const readBets = (data: Readonly<Record<string, unknown>>): LiveBets => {
  const { players, stakedCents, spots } = data as { players?: number; stakedCents?: string; spots?: object };
  return {
    players: players ?? 0,
    stakedCents: BigInt(stakedCents ?? '0'),
    spots: Object.fromEntries(Object.entries(spots ?? {}).map(([spot, cents]) => [spot, BigInt(String(cents))])),
  };
};

export const noBets: LiveBets = readBets({});

const timeOf = (value: unknown): number => Date.parse(String(value));

/** A result is announced at the start of its phase. */
const readRound = (
  round: NonNullable<LiveTableAnswer['round']>,
  { runningMs }: TableSnapshot['timing'],
): LiveRound => ({
  id: round.id,
  phase: round.phase,
  number: round.linkNumber,
  openedAt: timeOf(round.openedAt),
  closesAt: timeOf(round.closesAt),
  dueAt: timeOf(round.dueAt),
  revealedAt: round.phase === 'running' ? timeOf(round.dueAt) - runningMs : undefined,
  seed: round.link,
  result: round.result,
});

export const resultOf = (state: LiveState): ProvenResult | undefined => {
  const { round, chain, salt } = state;
  if (round?.result === undefined || round.seed === undefined) return undefined;
  return { round: round.id, number: round.number, seed: round.seed, result: round.result, chain, salt };
};

const mostResults = 40;
const mostLines = 60;

export const withLine = (state: LiveState, line: LiveLine): LiveState =>
  state.lines.some(({ key }) => key === line.key)
    ? state
    : { ...state, lines: [...state.lines, line].slice(-mostLines) };

/** The result of the round that is played now counts as shown from here on. */
export const withShown = (state: LiveState): LiveState => {
  const result = resultOf(state);
  if (result === undefined) return state;
  const others = state.results.filter(({ round }) => round !== result.round);
  return { ...state, shown: result, results: [result, ...others].slice(0, mostResults) };
};

export const readOwn = (
  bets: readonly TableBet[],
  subunits: (text: string) => bigint,
): { readonly own: OwnBet[]; readonly payout: bigint; readonly isSettled: boolean } => {
  const kept = bets.filter(({ state }) => state === 'placed' || state === 'settled');
  return {
    own: kept.map(({ id, stake, staked, params }) => ({
      ...{ id, stake: subunits(stake), staked: subunits(staked) },
      chips: (params['chips'] ?? {}) as Record<string, number>,
    })),
    payout: kept.reduce((sum, { payout }) => sum + subunits(payout), 0n),
    isSettled: kept.every(({ state }) => state === 'settled'),
  };
};

/** What a snapshot replaces; the player's own chips and what was shown of the same round stay. */
export const applySnapshot = (before: LiveState | undefined, snapshot: TableSnapshot, device: number): LiveState => {
  const round = snapshot.round === undefined ? undefined : readRound(snapshot.round, snapshot.timing);
  const isSame = before?.round !== undefined && before.round.id === round?.id;
  const results = snapshot.results
    .filter((one) => one.round !== round?.id)
    .map(({ round: id, linkNumber, link, result, chain, salt }) => ({
      ...{ round: id, number: linkNumber, seed: link, result, chain, salt },
    }));
  const state: LiveState = {
    ...{ last: {}, each: 1, lines: [] },
    ...before,
    ...{ table: snapshot.id, seq: snapshot.seq, open: snapshot.open, away: false, results },
    offsetMs: timeOf(snapshot.now) - device,
    round:
      isSame && round !== undefined ? { ...round, revealedAt: before.round?.revealedAt ?? round.revealedAt } : round,
    ...{ chain: snapshot.round?.chain ?? '', salt: snapshot.round?.salt ?? '' },
    saltBlock: snapshot.round?.saltBlock,
    bets: readBets(snapshot.bets),
    own: isSame ? before.own : [],
    waiting: isSame ? before.waiting : {},
    shown: undefined,
    outcome: isSame ? before.outcome : undefined,
  };
  const wasShown = isSame && before.shown?.round === round?.id;
  return wasShown || round?.phase === 'settled' ? withShown(state) : state;
};

/** An event that follows the last one. */
export const applyEvent = (state: LiveState, { kind, seq, round: id, data, at }: TableEvent): LiveState => {
  const next = { ...state, seq };
  const { round } = state;
  if (kind === 'opened') {
    const [openedAt, closesAt] = [timeOf(data['openedAt'] ?? at), timeOf(data['closesAt'])];
    const opened = {
      ...{ id: id ?? '', phase: 'betting' as const, number: Number(data['link']), openedAt, closesAt, dueAt: closesAt },
      ...{ revealedAt: undefined, seed: undefined, result: undefined },
    };
    return {
      ...{ ...next, round: opened, chain: String(data['chain']), salt: String(data['salt']), bets: noBets },
      ...{ own: [], waiting: {}, shown: undefined, outcome: undefined },
    };
  }
  if (round === undefined || round.id !== id) return next;
  const dueAt = data['dueAt'] === undefined ? round.dueAt : timeOf(data['dueAt']);
  switch (kind) {
    case 'bets':
      return { ...next, bets: readBets(data) };
    case 'closed':
      return { ...next, bets: readBets(data), round: { ...round, phase: 'closed', dueAt } };
    case 'result':
      return {
        ...next,
        round: {
          ...{ ...round, phase: 'running' as const, dueAt, revealedAt: timeOf(at), seed: String(data['link']) },
          result: data['result'] as Record<string, unknown>,
        },
      };
    case 'settled':
      return { ...next, round: { ...round, phase: 'settled', dueAt } };
    case 'voided':
    default:
      return { ...next, round: { ...round, phase: 'voided', dueAt } };
  }
};

/** Chips that lie on the table, those on their way included. */
export const chipsOf = ({ own, waiting }: Pick<LiveState, 'own' | 'waiting'>): Record<string, number> => {
  const all: Record<string, number> = { ...waiting };
  for (const { chips } of own) for (const [spot, units] of Object.entries(chips)) all[spot] = (all[spot] ?? 0) + units;
  return all;
};
