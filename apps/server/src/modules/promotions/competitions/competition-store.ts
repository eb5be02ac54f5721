/** SQL of races and tournaments themselves. */
import type { Sql } from '../../../database/database.ts';
import type { Competition } from './competition.ts';
import type { Definition, Window } from './definitions.ts';
import type { CompetitionId } from './deps.ts';

const columns = `id, kind, definition, rules, starts_at as "startsAt", ends_at as "endsAt", state, ranked_at as "rankedAt"`;

const rows = (sql: Sql, rest: string, values: readonly unknown[]): Promise<Competition[]> =>
  sql.rows<Competition & Record<string, unknown>>(`select ${columns} from competitions ${rest}`, [...values]);

/** Creates what a definition has in its windows, once each. A race that has not begun follows a change; entrants of a tournament have read its rules. */
export const createInstances = async (sql: Sql, definition: Definition, windows: readonly Window[]): Promise<void> => {
  for (const { startsAt, endsAt } of windows)
    await sql.run(
      `insert into competitions (kind, definition, promotion_version, rules, starts_at, ends_at)
       values ($1, $2, $3, $4, $5, $6) on conflict (definition, starts_at) do update set
         rules = excluded.rules, promotion_version = excluded.promotion_version, ends_at = excluded.ends_at
       where competitions.kind = 'race' and excluded.kind = 'race' and competitions.state = 'scheduled'
         and competitions.rules <> excluded.rules`,
      [
        ...[definition.rules.reward.kind, definition.name, definition.promotionVersion ?? null],
        ...[JSON.stringify(definition.rules), startsAt, endsAt],
      ],
    );
};

/** Not begun, and their promotion has been ended or defines something else. */
export const withdrawnCompetitions = (sql: Sql, names: readonly string[]): Promise<Competition[]> =>
  rows(sql, `where state = 'scheduled' and promotion_version is not null and definition <> all ($1) order by id`, [
    [...names],
  ]);

export const findCompetition = async (sql: Sql, id: CompetitionId): Promise<Competition | undefined> =>
  (await rows(sql, 'where id = $1', [id]))[0];

/** `share`: it keeps its state until the transaction ends. Undefined if another worker holds it. */
export const lockCompetition = async (
  sql: Sql,
  id: CompetitionId,
  strength: 'share' | 'no key update' | 'update skip locked',
): Promise<Competition | undefined> => (await rows(sql, `where id = $1 for ${strength}`, [id]))[0];

export const openCompetitions = (sql: Sql): Promise<Competition[]> =>
  rows(sql, `where state not in ('finished', 'cancelled') order by ends_at, id`, []);

/** Those whose scores are not final and whose time overlaps. Locked, so that none is ranked meanwhile. */
export const lockScoring = (sql: Sql, from: Date, to: Date): Promise<Competition[]> =>
  rows(
    sql,
    `where state not in ('finished', 'cancelled') and ranked_at is null and starts_at <= $2 and ends_at > $1
     order by id for share`,
    [from, to],
  );

/** Running ones first, then scheduled ones, each by their end; then those that ended lately. */
export const listedCompetitions = (sql: Sql, endedSince: Date): Promise<Competition[]> =>
  rows(
    sql,
    `where ended_at is null or ended_at >= $1
     order by state in ('finished', 'cancelled'), state = 'scheduled', case when ended_at is null then ends_at end, ends_at desc, id`,
    [endedSince],
  );

export const moveTo = (sql: Sql, id: CompetitionId, state: Competition['state']) =>
  sql.run(
    `update competitions set state = $2, ended_at = case when $2 in ('finished', 'cancelled') then clock_timestamp() end
     where id = $1`,
    [id, state],
  );

export const markRanked = (sql: Sql, id: CompetitionId) =>
  sql.run('update competitions set ranked_at = clock_timestamp() where id = $1', [id]);
