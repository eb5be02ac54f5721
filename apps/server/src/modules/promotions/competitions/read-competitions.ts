/** Races and tournaments as players see them, with the table and the reader's own place. */
import type * as contract from '@carmine/contract/promotions/competitions';
import { showAmount } from '@carmine/money';
import { createFreshValue } from '../../../platform/fresh-value.ts';
import type { Ids, PlayerId } from '../../../platform/ids/ids.ts';
import { entryOf, rewardOf, type Competition } from './competition.ts';
import * as competitions from './competition-store.ts';
import type { CompetitionDeps, CompetitionId, Reading } from './deps.ts';
import { poolCurrency } from './enter-tournament.ts';
import * as places from './place-store.ts';
import { centsOf, prizePool, racePrizes, sharedRanks, tournamentPrizes } from './prizes.ts';
import { termsOf } from './terms.ts';

export type ReadDeps = CompetitionDeps & { readonly ids: Ids };

const listedMs = 14 * 24 * 3_600_000;
/** Places shown; a player further down sees the own place beside them. */
const shown = 50;
const freshMs = 2_000;

interface TableNow {
  readonly competition: Competition;
  readonly top: readonly places.Place[];
  readonly entered: places.Entered;
  readonly at: Date;
}

const readTableNow = async ({ db, clock }: ReadDeps, competition: Competition): Promise<TableNow> => {
  const [top, entered] = await Promise.all([
    places.topPlaces(db, competition.id, 0, Math.max(shown, rewardOf(competition).prizes.length)),
    places.enteredIn(db, competition.id),
  ]);
  return { competition, top, entered, at: clock.now() };
};

const poolOf = ({ competition, entered }: TableNow): bigint => {
  const reward = rewardOf(competition);
  if (reward.kind !== 'tournament') return 0n;
  return prizePool({ entered: entered.entries, added: centsOf(reward.addedEur), housePercent: reward.housePercent });
};

/** As it stands: of each listed place, in EUR cents. */
const prizesNow = (standing: TableNow): readonly bigint[] => {
  const { kind, prizes } = rewardOf(standing.competition);
  const { top } = standing;
  if (standing.competition.rankedAt !== null) return top.map(({ prizeCents }) => prizeCents ?? 0n);
  return kind === 'race'
    ? racePrizes(prizes, top.length)
    : tournamentPrizes(
        poolOf(standing),
        prizes,
        top.map(({ score }) => score),
      );
};

/** Before anybody is placed: what each place would get if all were taken. */
const prizeList = (standing: TableNow): readonly string[] => {
  const { kind, prizes } = rewardOf(standing.competition);
  const cents =
    kind === 'race'
      ? racePrizes(prizes, prizes.length)
      : tournamentPrizes(
          poolOf(standing),
          prizes,
          prizes.map((_prize, index) => BigInt(prizes.length - index)),
        );
  return cents.map((one) => showAmount('EUR', one));
};

const view = (
  { ids }: ReadDeps,
  standing: TableNow,
  reading: Reading,
  entered: boolean,
  slots: readonly string[],
): contract.Competition => {
  const { competition } = standing;
  const { kind, rules, startsAt, endsAt, state } = competition;
  const reward = rewardOf(competition);
  const texts = rules.texts[reading.language] ?? rules.texts.en;
  const entry = entryOf(competition);
  return {
    ...{ id: ids.encode('cmp', competition.id), kind, state, score: reward.score, entered },
    ...{ title: texts?.title ?? '', summary: texts?.summary ?? '' },
    terms: termsOf(competition),
    gameIds: [...(reward.games === 'all_slots' ? slots : reward.games)],
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    prizesEur: [...prizeList(standing)],
    entry: entry === null ? null : { currency: poolCurrency, amount: showAmount(poolCurrency, centsOf(entry)) },
    players: Number(standing.entered.players),
  };
};

const eurOrNull = (cents: bigint | undefined): string | null =>
  cents === undefined || cents === 0n ? null : showAmount('EUR', cents);

type ShownPlace = contract.CompetitionTable['places'][number];

const readPlaces = async (deps: ReadDeps, standing: TableNow, reader: PlayerId | undefined): Promise<ShownPlace[]> => {
  const prizes = prizesNow(standing);
  const scores = standing.top.map(({ score }) => score);
  const ranks = standing.competition.kind === 'race' ? scores.map((_score, index) => index + 1) : sharedRanks(scores);
  return Promise.all(
    standing.top.slice(0, shown).map(async ({ playerId, score }, index) => {
      const own = playerId === reader;
      const name = await deps.findName(playerId);
      return {
        ...{ rank: ranks[index] ?? index + 1, own, score: Number(score), prizeEur: eurOrNull(prizes[index]) },
        player: own && name !== undefined ? name : deps.maskName(name),
      };
    }),
  );
};

const ownPlace = async (
  deps: ReadDeps,
  standing: TableNow,
  listed: readonly ShownPlace[],
  reader: PlayerId | undefined,
): Promise<ShownPlace | null> => {
  const known = listed.find(({ own }) => own);
  if (reader === undefined || known !== undefined) return known ?? null;
  const { id, kind } = standing.competition;
  const place = await places.placeOf(deps.db, id, reader);
  if (place === undefined) return null;
  const index = Number(place.ahead);
  const rank = Number(kind === 'race' ? place.ahead : place.better) + 1;
  const player = (await deps.findName(reader)) ?? deps.maskName(undefined);
  return { rank, player, own: true, score: Number(place.score), prizeEur: eurOrNull(prizesNow(standing)[index]) };
};

export const createReading = (deps: ReadDeps) => {
  // The table that many watch is read once in a while, not once a reader.
  const standings = new Map<CompetitionId, ReturnType<typeof createFreshValue<TableNow>>>();
  const standingOf = (competition: Competition): Promise<TableNow> => {
    if (competition.rankedAt !== null) return readTableNow(deps, competition);
    const known = standings.get(competition.id) ?? createFreshValue(() => readTableNow(deps, competition), freshMs);
    standings.set(competition.id, known);
    return known.read().then((standing) => ({ ...standing, competition }));
  };
  const forgetEnded = (current: readonly Competition[]) => {
    for (const id of standings.keys()) if (!current.some((one) => one.id === id)) standings.delete(id);
  };
  return {
    /** Who has just entered sees it at once. */
    forget: (id: CompetitionId): void => standings.get(id)?.forget(),
    list: async (reading: Reading): Promise<contract.Competition[]> => {
      const since = new Date(deps.clock.now().getTime() - listedMs);
      const [found, slots] = await Promise.all([competitions.listedCompetitions(deps.db, since), deps.slots()]);
      forgetEnded(found);
      const { playerId } = reading;
      const entered =
        playerId === undefined
          ? []
          : await places.enteredBy(
              deps.db,
              playerId,
              found.map(({ id }) => id),
            );
      return Promise.all(
        found.map(async (one) => view(deps, await standingOf(one), reading, entered.includes(one.id), slots)),
      );
    },
    table: async (id: CompetitionId, reading: Reading): Promise<contract.CompetitionTable | undefined> => {
      const competition = await competitions.findCompetition(deps.db, id);
      if (competition === undefined) return undefined;
      const { playerId } = reading;
      const [standing, slots, entered] = await Promise.all([
        standingOf(competition),
        deps.slots(),
        playerId === undefined ? [] : places.enteredBy(deps.db, playerId, [id]),
      ]);
      const listed = await readPlaces(deps, standing, playerId);
      return {
        competition: view(deps, standing, reading, entered.length > 0, slots),
        places: listed,
        own: await ownPlace(deps, standing, listed, playerId),
        updatedAt: standing.at.toISOString(),
      };
    },
  };
};
