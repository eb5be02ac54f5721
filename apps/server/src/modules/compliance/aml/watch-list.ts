/** Watch lists: parsed from a file, and indexed so that a search does not compare every entry. */
import { nameReadings, nameWords } from '../../identity/index.ts';
import { withBirth, wordsScore } from './name-score.ts';

export interface WatchEntry {
  readonly reference: string;
  readonly name: string;
  /** `YYYY-MM-DD` or `YYYY`. */
  readonly born: string | undefined;
}

export type ReadList =
  | { readonly ok: true; readonly entries: readonly WatchEntry[] }
  | { readonly ok: false; readonly reason: 'list_unreadable' | 'list_empty' | 'list_too_long'; readonly line?: number };

const mostEntries = 200_000;

/** RFC 4180: quotes, doubled quotes inside them, commas or semicolons. */
const cellsOf = (line: string, separator: string): string[] | undefined => {
  const cells: string[] = [];
  let rest = line;
  for (;;) {
    const quoted = /^\s*"((?:[^"]|"")*)"\s*/.exec(rest);
    if (quoted === null && /^\s*"/.test(rest)) return undefined;
    const plain = quoted === null ? rest.split(separator, 1)[0] : undefined;
    cells.push((quoted?.[1]?.replaceAll('""', '"') ?? plain ?? '').trim());
    rest = rest.slice(quoted?.[0].length ?? plain?.length ?? 0);
    if (rest === '') return cells;
    if (!rest.startsWith(separator)) return undefined;
    rest = rest.slice(1);
    if (rest === '') return [...cells, ''];
  }
};

const columnNames: Readonly<Record<keyof WatchEntry, readonly string[]>> = {
  reference: ['reference', 'id', 'ref', 'entity_logicalid', 'uid'],
  name: ['name', 'full_name', 'fullname', 'namealias_wholename', 'caption'],
  born: ['born', 'birth_date', 'birthdate', 'date_of_birth', 'dob', 'birthdate_birthdate'],
};

const bornOf = (text: string): string | undefined => {
  const day = /^(\d{4})-(\d{2})-(\d{2})/.exec(text)?.[0] ?? undefined;
  return day ?? /^\d{4}/.exec(text)?.[0];
};

/**
 * The first line names the columns: a name, optionally a reference and a birth date, under the names used by public lists. Aliases of a
 * person are separate lines with one reference.
 */
export const readWatchList = (text: string): ReadList => {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const [head = ''] = lines;
  const separator = head.split(';').length > head.split(',').length ? ';' : ',';
  const columns = cellsOf(head, separator)?.map((cell) => cell.toLowerCase().replaceAll(/[\s-]+/g, '_'));
  const indexOf = (column: keyof WatchEntry) => columns?.findIndex((cell) => columnNames[column].includes(cell)) ?? -1;
  const [reference, name, born] = [indexOf('reference'), indexOf('name'), indexOf('born')];
  if (name < 0) return { ok: false, reason: 'list_unreadable', line: 1 };
  const entries: WatchEntry[] = [];
  for (const [index, line] of lines.entries()) {
    if (index === 0 || line.trim() === '') continue;
    const cells = cellsOf(line, separator);
    const named = cells?.[name]?.normalize('NFC').slice(0, 300);
    if (cells === undefined || named === undefined) return { ok: false, reason: 'list_unreadable', line: index + 1 };
    if (nameWords(named).length === 0) continue;
    const known = reference < 0 ? '' : (cells[reference] ?? '').slice(0, 100);
    entries.push({
      reference: known === '' ? `line ${index + 1}` : known,
      name: named,
      born: bornOf(cells[born] ?? ''),
    });
    if (entries.length > mostEntries) return { ok: false, reason: 'list_too_long' };
  }
  return entries.length === 0 ? { ok: false, reason: 'list_empty' } : { ok: true, entries };
};

export interface Hit<E extends WatchEntry> {
  readonly entry: E;
  readonly score: number;
}

const pairsOf = (words: readonly string[]): Set<string> => {
  const pairs = new Set<string>();
  for (const word of words) {
    const padded = `^${word}$`;
    for (let at = 0; at < padded.length - 1; at += 1) pairs.add(padded.slice(at, at + 2));
  }
  return pairs;
};

/** Entries that share fewer letter pairs with a name cannot be similar. */
const leastShared = 0.4;

export const createWatchIndex = <E extends WatchEntry>(entries: readonly E[]) => {
  const words = entries.map(({ name }) => nameWords(name));
  const byPair = new Map<string, number[]>();
  const sizes = words.map((own, index) => {
    const pairs = pairsOf(own);
    for (const pair of pairs) {
      const known = byPair.get(pair);
      if (known === undefined) byPair.set(pair, [index]);
      else known.push(index);
    }
    return pairs.size;
  });
  const rate = (own: readonly string[], born: string | undefined, least: number, best: Map<string, Hit<E>>) => {
    const pairs = pairsOf(own);
    const shared = new Map<number, number>();
    for (const pair of pairs) for (const at of byPair.get(pair) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
    for (const [at, count] of shared) {
      if (count < leastShared * Math.min(pairs.size, sizes[at] ?? 0)) continue;
      const entry = entries[at] as E;
      const score = withBirth(wordsScore(own, words[at] ?? []), born, entry.born);
      if (score >= least && score > (best.get(entry.reference)?.score ?? -1))
        best.set(entry.reference, { entry, score });
    }
  };
  /** Best first, one per reference. */
  return (person: { name: string; born: string | undefined }, least: number): Hit<E>[] => {
    const best = new Map<string, Hit<E>>();
    for (const own of nameReadings(person.name)) rate(own, person.born, least, best);
    return [...best.values()].toSorted((a, b) => b.score - a.score);
  };
};

export type WatchIndex<E extends WatchEntry> = ReturnType<typeof createWatchIndex<E>>;
