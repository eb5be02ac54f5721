/** Parties of one kind that an installation chooses among: those that it does not use need no account. */
import type { OutsideParty, PartyCheck } from '../platform/settings/outside-party.ts';
import type { Environment } from '../platform/settings/variables.ts';

interface Choosable {
  readonly path: string;
  readonly party: OutsideParty & { readonly name: string };
}

interface Choice {
  /** The variable that names them. */
  readonly variable: string;
  /** Completes the README's sentence about it. */
  readonly meaning: string;
  /** Completes what `none` is for. */
  readonly none: string;
  /** What one of them is called in a message. */
  readonly one: string;
}

/** Whatever is last: a module's exports come in the order of their names, not of its lines. */
const last = Number.MAX_SAFE_INTEGER;

export const byRank = (
  a: { readonly rank?: number; readonly path: string },
  b: { readonly rank?: number; readonly path: string },
): number => (a.rank ?? last) - (b.rank ?? last) || a.path.localeCompare(b.path);

const unused: PartyCheck = { ok: true, isSimulated: false, missing: [] };

/** Default: all of them; `none` for an installation without any. */
export const chooseParties = <P extends Choosable>(all: readonly P[], { variable, meaning, none, one }: Choice) => {
  const wished = (env: Environment): readonly string[] => {
    const text = env[variable]?.trim() ?? '';
    if (text === '') return all.map(({ path }) => path);
    return text === 'none' ? [] : text.split(',').map((path) => path.trim());
  };
  const isUsed = (env: Environment, { path }: P): boolean => wished(env).includes(path);
  const known = all.map(({ path }) => path);
  const parties: readonly OutsideParty[] = [
    {
      name: undefined,
      variables: {
        [variable]: {
          shown: 'all',
          meaning: `${meaning}: ${known.map((path) => `\`${path}\``).join(', ')}; \`none\` ${none}`,
        },
      },
      check: (env) => {
        const unknown = wished(env).find((path) => !known.includes(path));
        return unknown === undefined
          ? unused
          : {
              ok: false,
              message: `${variable} names "${unknown}", which is not ${one}. Known: ${known.join(', ')}, none.`,
            };
      },
    },
    ...all.map((choosable) => ({
      ...choosable.party,
      check: (env: Environment) => (isUsed(env, choosable) ? choosable.party.check(env) : unused),
    })),
  ];
  return { parties, used: (env: Environment): readonly P[] => all.filter((choosable) => isUsed(env, choosable)) };
};
