/**
 * What `npm test` leaves out, because it would take an hour: files called `….long.test.ts`, and all but a few rows of the longest tables.
 * `npm test -- --long` has everything, and so has a run that names files or tests.
 */
const valued = new Set(['--project', '--reporter', '--outputFile', '--config', '--root']);

/** `args`: of the test runner, after `run`. */
export const namesTests = (args: readonly string[]): boolean =>
  args.some(
    (arg, index) =>
      /^(-t|--testNamePattern)\b/.test(arg) || (!arg.startsWith('-') && !valued.has(args[index - 1] ?? '')),
  );

/** In the process that starts the runner, and in its workers. */
export const hasLongTests = (): boolean => process.env['TESTS'] === 'long';

/** All of a table in a long run, and otherwise the rows that stand for the others. */
export const inEachRun = <T>(rows: readonly T[], isTelling: (row: T, index: number) => boolean): readonly T[] =>
  hasLongTests() ? rows : rows.filter(isTelling);

/** The first row of each kind. */
export const firstOf =
  <T>(rows: readonly T[], kindOf: (row: T) => string) =>
  (row: T): boolean =>
    rows.find((other) => kindOf(other) === kindOf(row)) === row;
