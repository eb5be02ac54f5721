/**
 * `001-baseline.sql` replaces the migrations of earlier releases. A database that has run all of those records the baseline instead of
 * running it.
 */
import { superseded } from './superseded.ts';

export const baselineName = '001-baseline.sql';

/**
 * Whether a database that has run `seen` can continue with `files`. fresh: nothing was run. recorded: continue. takeOver: it is exactly
 * at the baseline. Anything else is a message for the operator, and nothing may be applied.
 */
export const startingPoint = (
  seen: readonly string[],
  files: readonly string[],
): { kind: 'fresh' | 'recorded' | 'takeOver' } | { kind: 'refused'; message: string } => {
  if (seen.length === 0) return { kind: 'fresh' };
  const known = new Set([...files, ...superseded]);
  const foreign = seen.filter((name) => !known.has(name));
  if (foreign.length > 0) {
    return refused(`The database is of another release: this one does not know its migration ${foreign.join(', ')}.`);
  }
  if (seen.includes(baselineName)) {
    const newest =
      seen
        .filter((name) => files.includes(name))
        .toSorted()
        .at(-1) ?? baselineName;
    const early = files.filter((name) => name < newest && !seen.includes(name));
    if (early.length === 0) return { kind: 'recorded' };
    return refused(`Migration ${early.join(', ')} sorts before ${newest}, which has run: a new one sorts last.`);
  }
  const missing = superseded.filter((name) => !seen.includes(name));
  if (missing.length === 0) return { kind: 'takeOver' };
  return refused(
    `The database is too old: start the release before this one once, it still brings ${missing.join(', ')}.`,
  );
};

const refused = (message: string) => ({ kind: 'refused' as const, message: `${message} Nothing was applied.` });
