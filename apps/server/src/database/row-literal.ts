/** Rows of a composite type as PostgreSQL reads them: both sides spend half of what the same as JSON costs them. Pure. */

/** Nothing is null. JSON goes in as its text. */
export type Field = string | number | bigint | boolean | undefined;

/** Needs no quotes, not even for what means something elsewhere: in a row only nothing at all is null. */
const bare = /^[\w.:-]+$/;

/**
 * A quote is written for the row, and what that took once more for the array around it: three characters in all. JSON is
 * full of quotes and hardly ever has anything else to escape: looking for them alone takes half of what a pattern does.
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

/** An array of rows, each in the order of the type's columns. */
export const rowArrayText = (rows: readonly (readonly Field[])[]): string =>
  `{${rows.map((fields) => `"(${fields.map(fieldText).join(',')})"`).join(',')}}`;
