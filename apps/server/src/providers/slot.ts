/** A role for one outside party, chosen by a variable if there are several adapters. */
import type { OutsideParty, PartyCheck } from '../platform/settings/outside-party.ts';
import type { Environment } from '../platform/settings/variables.ts';
import type { Adapter, Surroundings } from './adapter.ts';

export interface Slot<Port, Context> {
  readonly party: OutsideParty;
  readonly codes: readonly string[];
  readonly open: (surroundings: Surroundings & Context) => Port;
}

export interface SlotParts<Port, Context> {
  /** Name in `ACCEPT_SANDBOX`; undefined if it is never simulated. */
  readonly name?: string;
  /** The choosing variable; undefined while there is one adapter. */
  readonly variable?: string;
  /** Completes the README's sentence about the variable. */
  readonly meaning?: string;
  /** The first one is the default. */
  readonly adapters: readonly [Adapter<Port, Context>, ...Adapter<Port, Context>[]];
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;

export const defineSlot = <Port, Context>(parts: SlotParts<Port, Context>): Slot<Port, Context> => {
  const { name, variable, meaning = '', adapters } = parts;
  const codes = adapters.map(({ code }) => code);
  const wishOf = (env: Environment) => (variable === undefined ? undefined : env[variable]?.trim()) || adapters[0].code;
  const chosen = (env: Environment) => adapters.find(({ code }) => code === wishOf(env));
  const check = (env: Environment): PartyCheck => {
    const adapter = chosen(env);
    if (adapter === undefined)
      return { ok: false, message: `${variable ?? ''} must be ${listed(codes)}, not "${wishOf(env)}".` };
    // Errors in the variables of other adapters are reported too.
    const wrong = adapters.map((one) => one.check(env)).find((one) => !one.ok);
    if (wrong !== undefined) return wrong;
    const checked = adapter.check(env);
    if (!checked.ok || !checked.isSimulated || checked.missing.length > 0 || variable === undefined) return checked;
    return { ...checked, missing: [variable] };
  };
  return {
    codes,
    party: {
      name,
      variables: {
        ...(variable === undefined
          ? {}
          : {
              [variable]: {
                shown: `\`${adapters[0].code}\``,
                meaning: `${meaning}: ${codes.map((code) => `\`${code}\``).join(', ')}`,
              },
            }),
        ...Object.fromEntries(adapters.flatMap(({ variables }) => Object.entries(variables))),
      },
      check,
    },
    open: (surroundings) => {
      const adapter = chosen(surroundings.env);
      if (adapter === undefined) throw new Error(`${variable ?? ''} chooses nobody`);
      return adapter.open(surroundings);
    },
  };
};
