/** Search for players by sealed details, and maintenance of the marks it uses. */
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { Details } from '../players/details.ts';
import type { Digest } from '../digest.ts';
import type { Deps } from '../deps.ts';
import { findPlayerIdByEmailHash } from '../players/mail-tokens.ts';
import { openPlayer } from '../players/player.ts';
import { lockPlayer, type PlayerRow } from '../players/player-store.ts';
import { addressForms, formsOf, nameForms, phoneForms, type Alternatives, type MarkKind } from './search-mark.ts';
import { findMarked, unmadeAfter, writeMarks } from './search-mark-store.ts';

export type DetailKind = MarkKind | 'email';

const markKinds = ['name', 'phone', 'address'] as const;

/** Limits the number of words; further ones are ignored. */
const mostForms = 100;

/** Call in the transaction that writes these details. */
export const keepSearchMarks = async (
  sql: Sql,
  digest: Digest,
  playerId: PlayerId,
  details: Details,
): Promise<void> => {
  const forms = formsOf(details);
  const marks = markKinds.flatMap((kind) =>
    [...new Set(forms[kind])].slice(0, mostForms).map((form) => digest.search(kind, form)),
  );
  await writeMarks(sql, playerId, marks);
};

/** "Republic Street, Valletta, Malta": countries have no marks. */
const withoutCountry = ({ countries }: Pick<Deps, 'countries'>, text: string): string => {
  const comma = text.lastIndexOf(',');
  return comma > 0 && countries.find(text.slice(comma + 1).trim()) !== undefined ? text.slice(0, comma) : text;
};

export interface FoundByDetails {
  /** The kinds of detail the text was searched as. */
  readonly tried: readonly DetailKind[];
  /** Newest player first; at most `size` per kind. */
  readonly players: ReadonlyMap<PlayerId, readonly DetailKind[]>;
}

export interface DetailSearch {
  readonly size: number;
  /** Kinds of sealed details; default all. */
  readonly kinds?: readonly MarkKind[];
}

type SearchDeps = Pick<Deps, 'db' | 'countries'>;

/** Text with an @ is a complete e-mail address; other text is tried as every requested kind. */
export const searchPlayers =
  (deps: SearchDeps, digest: Digest) =>
  async (text: string, { size, kinds = markKinds }: DetailSearch): Promise<FoundByDetails> => {
    if (text.includes('@')) {
      const found = await findPlayerIdByEmailHash(deps)(digest.email(text));
      return { tried: ['email'], players: new Map(found === undefined ? [] : [[found, ['email']]]) };
    }
    const asked: Readonly<Record<MarkKind, Alternatives>> = {
      name: nameForms(text),
      phone: phoneForms(text),
      address: addressForms(withoutCountry(deps, text)),
    };
    const tried = kinds.filter((kind) => asked[kind].length > 0);
    const players = new Map<PlayerId, DetailKind[]>();
    for (const kind of tried) {
      const lists = asked[kind].map((forms) => forms.map((form) => digest.search(kind, form)));
      for (const id of await findMarked(deps.db, lists, size)) players.set(id, [...(players.get(id) ?? []), kind]);
    }
    return { tried, players };
  };

const batchSize = 200;

const openedDetails = ({ secretBox }: Pick<Deps, 'secretBox'>, row: PlayerRow): Details | undefined => {
  try {
    return openPlayer(secretBox, row).details;
  } catch {
    return undefined;
  }
};

/** Worker: creates missing marks, for older players and details changed by a release without marks. Returns their number. */
export const makeSearchMarks = (deps: Pick<Deps, 'db' | 'secretBox'>, digest: Digest) => async (): Promise<number> => {
  let made = 0;
  const unread: PlayerId[] = [];
  for (let after = 0n as PlayerId; ;) {
    const batch = await unmadeAfter(deps.db, after, batchSize);
    for (const playerId of batch) {
      await deps.db.transaction(async (sql) => {
        const row = await lockPlayer(sql, playerId);
        if (row === undefined || row.key_sealed === null) return;
        const details = openedDetails(deps, row);
        if (details === undefined) return void unread.push(playerId);
        await keepSearchMarks(sql, digest, playerId, details);
        made += 1;
      });
    }
    const last = batch.at(-1);
    if (last === undefined) break;
    after = last;
  }
  // Fails the job after processing the others.
  if (unread.length > 0) throw new Error(`Cannot open the details of ${unread.length} players`);
  return made;
};
