/** A live table in the frame: what everybody sees of it, and the player's own chips. Times by the server's clock. */
import type { StudioProof } from '@carmine/contract/games/fairness';
import type { Flight, LiveTableAnswer, Rider, TableBet, TableSnapshot } from '@carmine/contract/games/live-tables';
import type { TableEvent } from '@carmine/contract/live';
import {
  readFactor,
  type LiveBets,
  type LiveFlight,
  type LiveLine,
  type LiveResult,
  type LiveRider,
  type LiveRound,
  type LiveStream,
  type OwnOutcome,
} from '@carmine/games/stage';

/** A result with what proves it. */
export interface ProvenResult extends LiveResult {
  readonly chain: string;
  readonly salt: string;
  /** Where a studio decided it: what it signed. There is no chain, then. */
  readonly studio: StudioProof | undefined;
}

export interface OwnBet {
  readonly id: string;
  readonly stake: bigint;
  readonly staked: bigint;
  readonly chips: Readonly<Record<string, number>>;
  readonly params: Readonly<Record<string, unknown>>;
  readonly payout: bigint;
  /** Of a flight, in hundredths: where it ends by itself at the latest, and where it was cashed out. */
  readonly limit: number | undefined;
  readonly cashedOutAt: number | undefined;
  /** Its key among the riders of a flight. */
  readonly rider: string | undefined;
}

/** What a slot of a flight waits for. */
export interface SlotWork {
  /** On its way to the server. */
  readonly sending: 'bet' | 'return' | 'cash-out' | undefined;
  /** To be placed when betting opens: kept in the page until then. */
  readonly next: boolean;
}

const noWork: SlotWork = { sending: undefined, next: false };

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
  /** The picture, where the table is a studio's. */
  readonly stream: LiveStream | undefined;
  readonly saltBlock: { readonly network: string; readonly height: string } | undefined;
  /** Shown to their end, newest first. */
  readonly results: readonly ProvenResult[];
  readonly shown: ProvenResult | undefined;
  /** Of the round that is played, once a studio has decided it. */
  readonly studio: StudioProof | undefined;
  readonly bets: LiveBets;
  readonly own: readonly OwnBet[];
  /** Pressed, and not answered yet. */
  readonly waiting: Readonly<Record<string, number>>;
  /** Of the last round that the player had a bet in. */
  readonly last: Readonly<Record<string, number>>;
  readonly each: number;
  /** Of a flight: its two slots. The first one's stake and parameters are those of the frame. */
  readonly slots: readonly [SlotWork, SlotWork];
  readonly second: { readonly stake: bigint; readonly params: Record<string, unknown> } | undefined;
  readonly outcome: OwnOutcome | undefined;
  readonly lines: readonly LiveLine[];
  readonly away: boolean;
  /** How often the page has heard that something of the player's own at the chat has changed. */
  readonly chatNews: number;
}

const readRider = ({ key, name, stakedCents, at, payoutCents }: Rider): LiveRider => ({
  ...{ key, name, stakedCents: BigInt(stakedCents) },
  at: at === undefined ? undefined : readFactor(at),
  payoutCents: payoutCents === undefined ? undefined : BigInt(payoutCents),
});

/** `riders`: those that are there already, which news of some others do not take away. */
const ridersOf = (data: Readonly<Record<string, unknown>>, riders: readonly LiveRider[]): readonly LiveRider[] => {
  const news = ((data['riders'] ?? []) as readonly Rider[]).map(readRider);
  const byKey = new Map(news.map((rider) => [rider.key, rider]));
  const known = new Set(riders.map(({ key }) => key));
  return [...riders.map((rider) => byKey.get(rider.key) ?? rider), ...news.filter(({ key }) => !known.has(key))];
};

export const readBets = (data: Readonly<Record<string, unknown>>, before: readonly LiveRider[] = []): LiveBets => {
  const { players, stakedCents, spots, riders, limit } = data as {
    players?: number;
    stakedCents?: string;
    spots?: object;
    riders?: unknown;
    limit?: string;
  };
  return {
    players: players ?? 0,
    stakedCents: BigInt(stakedCents ?? '0'),
    spots: Object.fromEntries(Object.entries(spots ?? {}).map(([spot, cents]) => [spot, BigInt(String(cents))])),
    riders: riders === undefined ? before : ridersOf(data, []),
    limit: limit === undefined ? undefined : readFactor(limit),
  };
};

export const noBets: LiveBets = readBets({});

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const timeOf = (value: unknown): number => Date.parse(String(value));

const readFlight = ({ startedAt, doublingMs, limit }: Flight): LiveFlight => ({
  ...{ startedAt: timeOf(startedAt), doublingMs },
  limit: readFactor(limit),
});

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
  held: round.held === true,
  result: round.result,
  flight: round.flight === undefined ? undefined : readFlight(round.flight),
});

export const resultOf = (state: LiveState): ProvenResult | undefined => {
  const { round, chain, salt, studio } = state;
  if (round?.result === undefined || (round.seed === undefined && studio === undefined)) return undefined;
  const { id, number, seed = '', result } = round;
  return { round: id, number, seed, result, chain, salt, studio };
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

export const readOwnBet = (
  { id, stake, staked, payout, params, limit, cashedOutAt, rider }: TableBet,
  subunits: (text: string) => bigint,
): OwnBet => ({
  ...{ id, params, rider, stake: subunits(stake), staked: subunits(staked), payout: subunits(payout) },
  chips: (params['chips'] ?? {}) as Record<string, number>,
  limit: limit === undefined ? undefined : readFactor(limit),
  cashedOutAt: cashedOutAt === undefined ? undefined : readFactor(cashedOutAt),
});

/** A later answer replaces an earlier one, but none takes a cash-out back. */
export const withOwn = (own: readonly OwnBet[], bets: readonly OwnBet[]): readonly OwnBet[] => {
  const byId = new Map(own.map((bet) => [bet.id, bet]));
  for (const bet of bets) if (byId.get(bet.id)?.cashedOutAt === undefined) byId.set(bet.id, bet);
  return [...byId.values()];
};

export const readOwn = (
  bets: readonly TableBet[],
  subunits: (text: string) => bigint,
): { readonly own: OwnBet[]; readonly payout: bigint; readonly isSettled: boolean } => {
  const kept = bets.filter(({ state }) => state === 'placed' || state === 'settled');
  return {
    own: kept.map((bet) => readOwnBet(bet, subunits)),
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
    .map(({ round: id, linkNumber, link = '', result, chain = '', salt = '', studio }) => ({
      ...{ round: id, number: linkNumber, seed: link, result, chain, salt, studio },
    }));
  const state: LiveState = {
    ...{ last: {}, each: 1, lines: [], slots: [noWork, noWork], second: undefined, chatNews: 0 },
    ...before,
    ...{ table: snapshot.id, seq: snapshot.seq, open: snapshot.open, away: before?.away ?? false, results },
    offsetMs: timeOf(snapshot.now) - device,
    round:
      isSame && round !== undefined ? { ...round, revealedAt: before.round?.revealedAt ?? round.revealedAt } : round,
    ...{ chain: snapshot.round?.chain ?? '', salt: snapshot.round?.salt ?? '' },
    saltBlock: snapshot.round?.saltBlock,
    studio: snapshot.round?.studio,
    stream: snapshot.stream,
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
  // A snapshot may be of a round whose beginning is only told after it: own bets in it stay.
  if (kind === 'opened' && round?.id === id) return next;
  if (kind === 'opened') {
    const [openedAt, closesAt] = [timeOf(data['openedAt'] ?? at), timeOf(data['closesAt'])];
    const opened = {
      ...{
        id: id ?? '',
        phase: 'betting' as const,
        number: Number(data['link']),
        held: false,
        openedAt,
        closesAt,
        dueAt: closesAt,
      },
      ...{ revealedAt: undefined, seed: undefined, result: undefined },
    };
    return {
      // No table begins a round while it closes.
      ...{ ...next, open: true, round: opened, chain: textOf(data['chain']), salt: textOf(data['salt']), bets: noBets },
      ...{ own: [], waiting: {}, shown: undefined, studio: undefined, outcome: undefined },
    };
  }
  if (round === undefined || round.id !== id) return next;
  const dueAt = data['dueAt'] === undefined ? round.dueAt : timeOf(data['dueAt']);
  switch (kind) {
    case 'bets':
      return { ...next, bets: readBets(data) };
    case 'closed':
      return { ...next, bets: readBets(data, state.bets.riders), round: { ...round, phase: 'closed', dueAt } };
    case 'flying':
      return { ...next, round: { ...round, phase: 'flying', dueAt, flight: readFlight(data as Flight) } };
    case 'cash_outs':
      return { ...next, bets: { ...state.bets, riders: ridersOf(data, state.bets.riders) } };
    case 'held':
      return { ...next, round: { ...round, held: true } };
    case 'result':
      return {
        ...next,
        studio: data['studio'] as StudioProof | undefined,
        round: {
          ...{ ...round, phase: 'running' as const, dueAt, revealedAt: timeOf(at), held: false },
          seed: typeof data['link'] === 'string' ? data['link'] : undefined,
          result: data['result'] as Record<string, unknown>,
        },
      };
    case 'settled':
      return { ...next, round: { ...round, phase: 'settled', dueAt } };
    case 'voided':
      return { ...next, round: { ...round, phase: 'voided', dueAt } };
    case 'seats':
    case 'hand':
    default:
      // Of a table with seats, whose game reads them itself, or of a newer release: it is counted, and says nothing to this page.
      return next;
  }
};
