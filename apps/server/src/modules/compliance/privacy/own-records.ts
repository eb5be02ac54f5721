/** One part of a player's data export, as a table and as JSON. */
export type Value = string | number | boolean | bigint | Date | null | object;

export interface Records {
  /** Name of its files. */
  readonly name: string;
  readonly rows: readonly Readonly<Record<string, Value>>[];
}

const plain = (value: Value): string | number | boolean | null | object => {
  if (typeof value === 'bigint') return value.toString();
  return value instanceof Date ? value.toISOString() : value;
};

export const toJson = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) => (typeof part === 'bigint' ? part.toString() : part), 2);

/** Detects formulas in any character width and after invisible characters: some spreadsheets treat `＝` like `=`. */
const isFormula = (text: string): boolean =>
  /^[\t\r\n]|^[\s\p{Cf}]*[=+\-@\u2212]/u.test(text.slice(0, 200).normalize('NFKC'));

/** RFC 4180. Prefixes cells that a spreadsheet would evaluate as a formula with an apostrophe. */
const cell = (value: Value): string => {
  const shown = plain(value);
  const text = shown === null ? '' : typeof shown === 'object' ? toJson(shown) : String(shown);
  const safe = typeof value === 'string' && isFormula(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

export const toCsv = ({ rows }: Records): string => {
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => columns.map((column) => cell(row[column] ?? null)).join(','));
  return `${[columns.map(cell).join(','), ...lines].join('\r\n')}\r\n`;
};
