/** Requests made from the contract's own schemas, right in most places and hostile in some. */

export type Random = (n: number) => number;
export interface Schema {
  readonly [name: string]: unknown;
}

export interface Operation {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly access: string;
  readonly parameters: readonly { name: string; in: string; required?: boolean; schema: Schema }[];
  readonly body: { readonly type: string; readonly schema: Schema } | undefined;
}

export interface FuzzRequest {
  readonly operation: Operation;
  readonly address: string;
  readonly headers: Record<string, string>;
  readonly body: string | Uint8Array | undefined;
}

const pick = <T>(random: Random, items: readonly T[]): T => {
  const item = items[random(items.length)];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
};

/** What breaks parsers, queries, numbers and pages. */
const hostileTexts: readonly string[] = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\u202e',
    '\ud800',
    '\uffff',
    '\u00e9\u0301',
    '👩‍👩‍👧‍👦'.repeat(50),
    'x'.repeat(5_000),
    '\r\nX-Injected: 1',
  ],
  ...["'", "' or 1=1 --", '"; drop table players; --', '$1', '%', '%00', '%c0%af', '\\', '../../../../etc/passwd'],
  ...['<script>alert(1)</script>', '{{7*7}}', '${7*7}', '__proto__', 'constructor', 'toString', 'null', 'undefined'],
  ...[
    'NaN',
    'Infinity',
    '-0',
    '1e400',
    '1e-400',
    '0x10',
    '9223372036854775808',
    '-9223372036854775809',
    '1.0000000001',
  ],
  ...[
    '00',
    '0.1',
    '999999999999999999999999',
    '2026-02-30',
    '0000-00-00',
    '275760-09-13T00:00:00.001Z',
    '+999999-01-01',
  ],
];

const hostileValues: readonly unknown[] = [
  ...[null, true, false, 0, -1, -0, 1.5, 1e308, 2 ** 53, -(2 ** 63), [], {}, [[[[[[]]]]]], { a: { b: { c: {} } } }],
  ...[[null], { length: 1 }, { toString: 1 }, { $ne: null }, Array.from({ length: 300 }, () => 0), ...hostileTexts],
];

const texts: readonly string[] = [
  ...['EUR', 'BTC', 'dice', 'keno', 'blackjack-classic', '1.00', '25.00', '0', '7', 'MT', 'ann@example.org', 'front'],
  ...['2026-01-31', '2026-01-31T12:00:00Z', 'Ann Example', 'a long enough secret', 'day', 'usr_0', 'rnd_0', 'x'],
];

const textOf = (random: Random, schema: Schema): string => {
  const { minLength, maxLength } = schema as { minLength?: number; maxLength?: number };
  const plain = pick(random, texts);
  if (random(4) > 0) return plain.slice(0, maxLength ?? undefined).padEnd(minLength ?? 0, 'a');
  // Boundary values and their neighbours.
  const border = pick(random, [minLength ?? 0, maxLength ?? 64]) + random(3) - 1;
  return 'a'.repeat(Math.max(0, Math.min(border, 20_000)));
};

const numberOf = (random: Random, schema: Schema): number => {
  const { minimum, maximum } = schema as { minimum?: number; maximum?: number };
  return pick(random, [minimum ?? 0, maximum ?? 100, (minimum ?? 0) - 1, (maximum ?? 100) + 1, 1, 7, 2 ** 31, 0.5]);
};

const objectOf = (random: Random, schema: Schema, depth: number): unknown => {
  const { properties = {}, required = [] } = schema as { properties?: Record<string, Schema>; required?: string[] };
  const entries = Object.entries(properties)
    .filter(([name]) => random(required.includes(name) ? 20 : 2) > 0)
    .map(([name, inner]) => [name, valueOf(random, inner, depth + 1)] as const);
  const extra = random(25) === 0 ? [[pick(random, hostileTexts).slice(0, 40), 1] as const] : [];
  return Object.fromEntries([...entries, ...extra]);
};

/** One value in eight violates the schema. */
export const valueOf = (random: Random, schema: Schema, depth = 0): unknown => {
  if (random(8) === 0 || depth > 8) return pick(random, hostileValues);
  const { type, anyOf, oneOf, allOf, const: constant, enum: values, items } = schema;
  if (constant !== undefined) return constant;
  if (Array.isArray(values)) return pick(random, values);
  for (const choices of [anyOf, oneOf, allOf])
    if (Array.isArray(choices)) return valueOf(random, pick(random, choices) as Schema, depth + 1);
  const one: unknown = Array.isArray(type) ? pick(random, type) : type;
  if (one === 'object') return objectOf(random, schema, depth);
  if (one === 'array')
    return Array.from({ length: random(4) }, () => valueOf(random, (items ?? {}) as Schema, depth + 1));
  if (one === 'boolean') return random(2) === 0;
  if (one === 'integer' || one === 'number') return numberOf(random, schema);
  return one === 'null' ? null : textOf(random, schema);
};

const inAddress = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');
  // A URL cannot contain an unpaired surrogate.
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd')).slice(0, 3_000);
};

const addressOf = (random: Random, { path, parameters }: Operation, known: readonly string[]): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    if (known.length > 0 && random(3) === 0) return inAddress(pick(random, known));
    const schema = parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.schema ?? {};
    return inAddress(valueOf(random, schema)) || 'x';
  });
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && random(parameter.required === true ? 15 : 2) > 0)
    .map(({ name, schema }) => `${name}=${inAddress(valueOf(random, schema))}`);
  if (random(30) === 0) query.push(pick(random, ['%', 'a[]=1', 'x=%ff', `${'q'.repeat(3_000)}=1`, '__proto__=1']));
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
};

const brokenBodies: readonly string[] = [
  '{',
  '[',
  '{"a":',
  '"',
  'null',
  '[]',
  '{"__proto__":{}}',
  '{"a":1}}',
  '\ufeff{}',
];

const multipart = (random: Random): string => {
  const name = pick(random, ['file', 'front', 'selfie', 'nothing', '__proto__']);
  const content = pick(random, ['%PDF-1.4', '\x89PNG\r\n\x1a\n', '\xff\xd8\xff', '', 'x'.repeat(2_000)]);
  const end = pick(random, ['\r\n--b--\r\n', '', '\r\n--b']);
  return `--b\r\nContent-Disposition: form-data; name="${name}"; filename="${pick(random, ['a.pdf', '../a', ''])}"\r\n\r\n${content}${end}`;
};

const bodyOf = (random: Random, { body }: Operation): { type?: string; text?: string } => {
  if (body === undefined) return random(10) === 0 ? { type: 'application/json', text: '{}' } : {};
  if (body.type === 'multipart/form-data') return { type: 'multipart/form-data; boundary=b', text: multipart(random) };
  const type =
    random(20) === 0 ? pick(random, ['text/plain', 'application/xml', 'application/json; charset=x']) : body.type;
  if (random(25) === 0) return { type, text: pick(random, brokenBodies) };
  return { type, text: JSON.stringify(valueOf(random, body.schema)) };
};

/** `known`: existing ids, so that some requests pass the first checks. */
export const requestOf = (random: Random, operation: Operation, known: readonly string[]): FuzzRequest => {
  const { type, text } = operation.method === 'GET' ? {} : bodyOf(random, operation);
  return {
    operation,
    address: addressOf(random, operation, known),
    headers: {
      ...(type === undefined ? {} : { 'content-type': type }),
      ...(random(3) > 0 ? { 'idempotency-key': pick(random, ['fuzz', `k${random(1_000)}`, 'x'.repeat(65)]) } : {}),
    },
    body: text,
  };
};

interface Document {
  readonly paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        'x-access': string;
        parameters: Operation['parameters'];
        requestBody?: { content: Record<string, { schema: Schema }> };
      }
    >
  >;
}

export const operationsOf = ({ paths }: Document): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, 'x-access': access, parameters, requestBody }]): Operation => {
      const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
      return {
        ...{ name: operationId, method: method.toUpperCase(), path, access, parameters },
        body: type === undefined || content === undefined ? undefined : { type, schema: content.schema },
      };
    }),
  );
