/**
 * What a document carries of a cache, as JSON with its plain quotes written as the other kind: it stands in a text in a script, where
 * each plain one would be written with three strokes before it. Those of the other kind are written by their number, so that a
 * phone has to go through the text only once.
 */
export const writeSeed = (answers: unknown): string =>
  JSON.stringify(answers)
    .replaceAll("'", String.raw`\u0027`)
    .replaceAll('"', "'");

export const readSeed = (text: string): unknown => JSON.parse(text.replaceAll("'", '"'));
