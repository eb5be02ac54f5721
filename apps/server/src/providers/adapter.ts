/** The shape that every adapter declares itself in: its variables, how the sandbox plays it, and how it is opened. */
import { createHmac } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import type { PartyCheck } from '../platform/settings/outside-party.ts';
import { readVariables, type Environment, type ValuesOf, type Variables } from '../platform/settings/variables.ts';
import { createOutboundHttp, type OutboundHttp } from './outbound-http.ts';

/** Where the sandbox is for us and for a browser, and the secret that its keys are made from. */
export interface SandboxPlace {
  readonly url: string;
  readonly publicUrl: string;
  readonly secret: string;
  readonly smtpPort: number;
}

/** What every adapter is opened with. */
export interface Surroundings {
  /** The variables of all adapters; each reads its own. */
  readonly env: Environment;
  readonly clock: Clock;
  readonly sandbox: SandboxPlace;
  readonly timeoutMs?: number;
}

/** The sandbox as one party of it sees itself. */
export interface PartOfSandbox extends SandboxPlace {
  /** Hex, one for each purpose. */
  readonly key: (purpose: string) => string;
}

export interface Tools {
  readonly clock: Clock;
  readonly sandbox: PartOfSandbox;
  readonly http: (origin: string) => OutboundHttp;
}

export interface Adapter<Port, Context> {
  /** Its folder's name. */
  readonly code: string;
  readonly variables: Variables;
  readonly check: (env: Environment) => PartyCheck;
  readonly open: (surroundings: Surroundings & Context) => Port;
}

export interface AdapterParts<Port, Context, V extends Variables> {
  readonly code: string;
  readonly variables: V;
  /** What stands for its variables while the sandbox plays it; absent where nobody has to: a file, a person, a public list. */
  readonly played?: (sandbox: PartOfSandbox) => Partial<ValuesOf<V>>;
  /** There is nobody but the sandbox. */
  readonly onlyPlayed?: true;
  readonly open: (values: ValuesOf<V>, tools: Tools & Context) => Port;
}

const isPlayed = (
  { played, onlyPlayed }: { readonly played?: unknown; readonly onlyPlayed?: true },
  { missing }: { readonly missing: readonly string[] },
): boolean => onlyPlayed === true || (played !== undefined && missing.length > 0);

const partOf = (sandbox: SandboxPlace, code: string): PartOfSandbox => ({
  ...sandbox,
  key: (purpose) => createHmac('sha256', sandbox.secret).update(`${code}:${purpose}`).digest('hex'),
});

/** Called twice so that the types of its variables follow from the declaration. */
export const defineAdapter =
  <Port, Context = object>() =>
  <const V extends Variables>(parts: AdapterParts<Port, Context, V>): Adapter<Port, Context> => ({
    code: parts.code,
    variables: parts.variables,
    check: (env) => {
      const read = readVariables(parts.variables, env);
      return read.ok ? { ok: true, isPlayed: isPlayed(parts, read), missing: read.missing } : read;
    },
    open: (surroundings) => {
      const { env, timeoutMs } = surroundings;
      const read = readVariables(parts.variables, env);
      // The settings were checked at the start.
      if (!read.ok) throw new Error(read.message);
      const sandbox = partOf(surroundings.sandbox, parts.code);
      const played = isPlayed(parts, read);
      const values = { ...read.values, ...(played ? parts.played?.(sandbox) : {}) };
      return parts.open(values as ValuesOf<V>, {
        ...{ ...surroundings, sandbox },
        http: (origin) =>
          createOutboundHttp({ origin, allowPrivate: played, ...(timeoutMs === undefined ? {} : { timeoutMs }) }),
      });
    },
  });
