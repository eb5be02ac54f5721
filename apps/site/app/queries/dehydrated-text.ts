/**
 * The dehydrated cache as JSON with single quotes in place of double ones. It is embedded in a string in a script, where each
 * double quote would need three backslashes. Single quotes within texts are escaped by their code, so that parsing needs one
 * replacement only.
 */
export const serializeCache = (answers: unknown): string =>
  JSON.stringify(answers)
    .replaceAll("'", String.raw`\u0027`)
    .replaceAll('"', "'");

export const parseCache = (text: string): unknown => JSON.parse(text.replaceAll("'", '"'));
