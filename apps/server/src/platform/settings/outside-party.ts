/** Outside parties in the settings: their variables, and whether the sandbox simulates them. */
import type { Environment, Variable } from './variables.ts';

export interface OutsideParty {
  /** Name in `ACCEPT_SANDBOX`; undefined if it is never simulated. */
  readonly name: string | undefined;
  readonly variables: Readonly<Record<string, Pick<Variable, 'shown' | 'meaning'>>>;
  readonly check: (env: Environment) => PartyCheck;
}

export type PartyCheck =
  | {
      readonly ok: true;
      readonly isSimulated: boolean;
      /** Variables missing to connect the real one. */
      readonly missing: readonly string[];
    }
  | { readonly ok: false; readonly message: string };

/** A party's status at startup. */
export interface FoundParty {
  readonly name: string;
  readonly isSimulated: boolean;
  readonly missing: readonly string[];
}

type FoundParties =
  | { readonly ok: true; readonly parties: readonly FoundParty[] }
  | { readonly ok: false; readonly message: string };

/** The first error in any party's variables, or the status of all. */
export const findParties = (env: Environment, outside: readonly OutsideParty[]): FoundParties => {
  const parties: FoundParty[] = [];
  for (const { name, check } of outside) {
    const checked = check(env);
    if (!checked.ok) return checked;
    if (name !== undefined) parties.push({ name, isSimulated: checked.isSimulated, missing: checked.missing });
  }
  return { ok: true, parties };
};

/** An unknown name would otherwise be ignored. */
export const unknownParty = (accepted: readonly string[], parties: readonly FoundParty[]): string | undefined => {
  const unknown = accepted.find((name) => !parties.some((party) => party.name === name));
  if (unknown === undefined) return undefined;
  return `ACCEPT_SANDBOX names "${unknown}", which nobody is. Known: ${parties.map(({ name }) => name).join(', ')}.`;
};

/** Real money must not go to a simulated party. */
export const playedRefusal = (accepted: readonly string[], parties: readonly FoundParty[]): string | undefined => {
  const simulated = parties.filter(({ name, isSimulated }) => isSimulated && !accepted.includes(name));
  if (simulated.length === 0) return undefined;
  const names = simulated.map(({ name }) => name).join(', ');
  const missing = simulated
    .filter((party) => party.missing.length > 0)
    .map((party) => `${party.missing.join(', ')} for ${party.name}`);
  const real = missing.length === 0 ? '' : ` (${missing.join('; ')})`;
  return `DEPLOYMENT=live refuses the sandboxed ${names}: connect the real ones${real}, or name them in ACCEPT_SANDBOX.`;
};

/** The party's part of the environment. */
export const variablesOf = (
  env: Readonly<Record<string, string>>,
  outside: readonly OutsideParty[],
): Readonly<Record<string, string>> => {
  const names = new Set(outside.flatMap(({ variables }) => Object.keys(variables)));
  return Object.fromEntries(Object.entries(env).filter(([name]) => names.has(name)));
};
