/** Environment variables as declared by outside parties: parsing, and their documentation in the README. */

/** Validator of a text. */
export interface Shape<T> {
  /** Completes "NAME must …"; the value itself is never repeated, because it may be a secret. */
  readonly must: string;
  readonly read: (text: string) => T | undefined;
  /** A text that it reads, where not any word is one; nobody's secret. */
  readonly example?: string;
}

export interface Variable<T = unknown> {
  readonly shape: Shape<T>;
  /** What it stands for where it is not set; without one there is no account at the party before it is. */
  readonly otherwise: T | undefined;
  /** For the README's column of defaults. */
  readonly shown: string;
  readonly meaning: string;
}

export type Variables = Readonly<Record<string, Variable>>;

export type ValuesOf<V extends Variables> = {
  readonly [Name in keyof V]: V[Name] extends Variable<infer T> ? T : never;
};

export type Environment = Readonly<Record<string, string | undefined>>;

/** Required to connect the real party. */
export const needed = <T>(shape: Shape<T>, meaning: string): Variable<T> => ({
  ...{ shape, meaning, otherwise: undefined, shown: 'none' },
});

export const withDefault = <T>(shape: Shape<T>, otherwise: T & string, meaning: string): Variable<T> => ({
  ...{ shape, meaning, otherwise, shown: `\`${otherwise}\`` },
});

export const httpsOrigin: Shape<string> = {
  must: 'be an origin such as https://api.example.com',
  read: (text) => (/^https:\/\/[^/?#@\s]+\/?$/.test(text) ? text.replace(/\/$/, '') : undefined),
};

export const word: Shape<string> = {
  must: 'have 1 to 200 characters without spaces',
  read: (text) => (/^\S{1,200}$/.test(text) ? text : undefined),
};

export const title: Shape<string> = {
  must: 'have at most 120 characters',
  read: (text) => (text.length <= 120 ? text : undefined),
};

const leastSecret = 16;

export const secret: Shape<string> = {
  must: `have at least ${leastSecret} characters`,
  read: (text) => (text.length >= leastSecret ? text : undefined),
};

/** Several during a rotation. */
export const secrets: Shape<readonly string[]> = {
  must: `be keys of at least ${leastSecret} characters, separated by commas`,
  read: (text) => {
    const keys = text.split(',').map((key) => key.trim());
    return keys.every((key) => key.length >= leastSecret) ? keys : undefined;
  },
};

export type ReadVariables<V extends Variables> =
  | {
      readonly ok: true;
      /** Complete if nothing is missing. */
      readonly values: Partial<ValuesOf<V>>;
      /** Required variables that are not set. */
      readonly missing: readonly string[];
    }
  | { readonly ok: false; readonly message: string };

/** A partial account is a mistake: required variables are set together or not at all. */
export const readVariables = <V extends Variables>(variables: V, env: Environment): ReadVariables<V> => {
  const values: Record<string, unknown> = {};
  const missing: string[] = [];
  const given: string[] = [];
  for (const [name, { shape, otherwise }] of Object.entries(variables)) {
    const text = env[name]?.trim() ?? '';
    if (text === '') {
      if (otherwise === undefined) missing.push(name);
      else values[name] = otherwise;
      continue;
    }
    values[name] = shape.read(text);
    if (values[name] === undefined) return { ok: false, message: `${name} must ${shape.must}.` };
    if (otherwise === undefined) given.push(name);
  }
  if (given.length > 0 && missing.length > 0)
    return {
      ok: false,
      message: `${given.join(', ')} without ${missing.join(', ')} is half an account: set all of them.`,
    };
  return { ok: true, values: values as Partial<ValuesOf<V>>, missing };
};
