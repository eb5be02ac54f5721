/** Composite rows as PostgreSQL literals, which take half the time of JSON on both sides. Pure. */

/** Null is not supported. JSON is passed as text. */
export type Field = string | number | bigint | boolean | undefined;

/** Needs no quotes, even if it has a special meaning elsewhere: in a row only an empty field is null. */
const bare = /^[\w.:-]+$/;

/**
 * A quote is escaped for the row, and that again for the array around it: three characters in all. JSON is full of quotes and rarely
 * has anything else to escape; searching only for them takes half the time of a regular expression.
 */
const escaped = (text: string): string => {
  if (text.includes('\\')) return text.replace(/["\\]/g, '\\\\\\$&');
  let out = '';
  let from = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', from)) {
    out += `${text.slice(from, at)}\\\\\\"`;
    from = at + 1;
  }
  return out + text.slice(from);
};

const fieldText = (field: Field): string => {
  if (field === undefined) return '';
  if (typeof field !== 'string') return field.toString();
  return bare.test(field) ? field : `\\"${escaped(field)}\\"`;
};

/** An array of rows, with fields in the order of the type's columns. */
export const rowArrayText = (rows: readonly (readonly Field[])[]): string =>
  `{${rows.map((fields) => `"(${fields.map(fieldText).join(',')})"`).join(',')}}`;
