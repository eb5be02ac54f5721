/** One part of what is kept of a player, as a table and as JSON. */
export type Value = string | number | boolean | bigint | Date | null | object;

export interface Records {
  /** The name of its files. */
  readonly name: string;
  readonly rows: readonly Readonly<Record<string, Value>>[];
}

const plain = (value: Value): string | number | boolean | null | object => {
  if (typeof value === 'bigint') return value.toString();
  return value instanceof Date ? value.toISOString() : value;
};

export const toJson = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) => (typeof part === 'bigint' ? part.toString() : part), 2);

/**
 * What begins a formula, in whatever width and after whatever nobody sees: `＝` is a sign of its own, and some spreadsheets
 * take it for `=`.
 */
const isFormula = (text: string): boolean =>
  /^[\t\r\n]|^[\s\p{Cf}]*[=+\-@\u2212]/u.test(text.slice(0, 200).normalize('NFKC'));

/** RFC 4180. A cell that a spreadsheet would take for a formula gets an apostrophe. */
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
