/** Interface of adapters: variables, how the sandbox simulates the party, and how to open it. */
import { createHmac } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import type { PartyCheck } from '../platform/settings/outside-party.ts';
import { readVariables, type Environment, type ValuesOf, type Variables } from '../platform/settings/variables.ts';
import { createOutboundHttp, type OutboundHttp } from './outbound-http.ts';

/** The sandbox's URLs for the server and browsers, and the secret its keys are derived from. */
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

/** The sandbox from the viewpoint of one party. */
export interface PartOfSandbox extends SandboxPlace {
  /** In hex, one per purpose. */
  readonly key: (purpose: string) => string;
}

export interface Tools {
  readonly clock: Clock;
  readonly sandbox: PartOfSandbox;
  readonly http: (origin: string) => OutboundHttp;
}

export interface Adapter<Port, Context> {
  /** Name of its folder. */
  readonly code: string;
  readonly variables: Variables;
  readonly check: (env: Environment) => PartyCheck;
  readonly open: (surroundings: Surroundings & Context) => Port;
}

export interface AdapterParts<Port, Context, V extends Variables> {
  readonly code: string;
  readonly variables: V;
  /** Values of its variables while the sandbox simulates it; absent if no simulation is needed: a file, a person, a public list. */
  readonly simulated?: (sandbox: PartOfSandbox) => Partial<ValuesOf<V>>;
  /** Exists only in the sandbox. */
  readonly onlySimulated?: true;
  readonly open: (values: ValuesOf<V>, tools: Tools & Context) => Port;
}

const isSimulated = (
  { simulated, onlySimulated }: { readonly simulated?: unknown; readonly onlySimulated?: true },
  { missing }: { readonly missing: readonly string[] },
): boolean => onlySimulated === true || (simulated !== undefined && missing.length > 0);

const partOf = (sandbox: SandboxPlace, code: string): PartOfSandbox => ({
  ...sandbox,
  key: (purpose) => createHmac('sha256', sandbox.secret).update(`${code}:${purpose}`).digest('hex'),
});

/** Curried so that the types of the variables are inferred from the declaration. */
export const defineAdapter =
  <Port, Context = object>() =>
  <const V extends Variables>(parts: AdapterParts<Port, Context, V>): Adapter<Port, Context> => ({
    code: parts.code,
    variables: parts.variables,
    check: (env) => {
      const read = readVariables(parts.variables, env);
      return read.ok ? { ok: true, isSimulated: isSimulated(parts, read), missing: read.missing } : read;
    },
    open: (surroundings) => {
      const { env, timeoutMs } = surroundings;
      const read = readVariables(parts.variables, env);
      // Settings were validated at startup.
      if (!read.ok) throw new Error(read.message);
      const sandbox = partOf(surroundings.sandbox, parts.code);
      const simulated = isSimulated(parts, read);
      const values = { ...read.values, ...(simulated ? parts.simulated?.(sandbox) : {}) };
      return parts.open(values as ValuesOf<V>, {
        ...{ ...surroundings, sandbox },
        http: (origin) =>
          createOutboundHttp({ origin, allowPrivate: simulated, ...(timeoutMs === undefined ? {} : { timeoutMs }) }),
      });
    },
  });
