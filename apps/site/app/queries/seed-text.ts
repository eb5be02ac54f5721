/**
 * What a document carries of a cache, as JSON with its two kinds of quotes exchanged: it stands in a text in a script, where each plain
 * one would be written with three strokes before it.
 */
const exchanged = (text: string): string =>
  // No JSON holds the sign that stands for one of them meanwhile.
  text.replaceAll("'", '\0').replaceAll('"', "'").replaceAll('\0', '"');

export const writeSeed = (answers: unknown): string => exchanged(JSON.stringify(answers));

export const readSeed = (text: string): unknown => JSON.parse(exchanged(text));
