/** OpenAPI 3.1, generated from the constants that validate the calls. */
import type { Endpoint } from '@carmine/contract/endpoint';
import { problem } from '@carmine/contract/problem';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

type Schema = Record<string, unknown>;

/** Input as sent, before defaults and transforms; output as received. */
const schemaOf = (type: z.ZodType, io: 'input' | 'output'): Schema => {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(type, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  }) as Schema;
  return schema;
};

const parametersOf = (type: z.ZodType | undefined, where: 'path' | 'query'): Schema[] => {
  if (type === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(type, 'input') as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema,
  }));
};

const pathNames = (endpoint: Endpoint): string[] =>
  [...endpoint.path.matchAll(/:([A-Za-z]+)/g)].map((match) => match[1] ?? '');

const pathParameters = (endpoint: Endpoint): Schema[] => {
  const described = parametersOf(endpoint.params, 'path');
  const names = new Set(described.map(({ name }) => name));
  const plain = pathNames(endpoint).filter((name) => !names.has(name));
  return [...described, ...plain.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))];
};

const keyParameter = (endpoint: Endpoint): Schema[] =>
  endpoint.idempotency === undefined
    ? []
    : [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: endpoint.idempotency === 'required',
          schema: { type: 'string', minLength: 1, maxLength: 64 },
        },
      ];

const contentTypes = {
  json: 'application/json',
  multipart: 'multipart/form-data',
  form: 'application/x-www-form-urlencoded',
  raw: 'application/octet-stream',
} as const;

const requestBody = (endpoint: Endpoint): Schema => {
  if (endpoint.body === undefined) return {};
  const type = contentTypes[endpoint.bodyType ?? 'json'];
  return { requestBody: { required: true, content: { [type]: { schema: schemaOf(endpoint.body, 'input') } } } };
};

const securityOf = ({ access }: Endpoint): Schema => {
  if (access === 'player' || access === 'cashier') return { security: [{ session: [] }] };
  if (access === 'play') return { security: [{ play: [] }] };
  if (access.startsWith('staff:')) return { security: [{ operator: [] }] };
  return access === 'provider' ? { security: [{ signature: [] }] } : { security: [] };
};

const answerContent = ({ answerType = 'json' }: Endpoint, schema: z.ZodType): Schema => {
  if (answerType === 'file') return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  return answerType === 'page'
    ? { 'text/html': { schema: { type: 'string' } } }
    : { 'application/json': { schema: schemaOf(schema, 'output') } };
};

const responsesOf = (endpoint: Endpoint): Schema => {
  const answers = Object.entries(endpoint.answers).map(([status, schema]): [string, Schema] => [
    status,
    schema === null
      ? { description: 'No content' }
      : { description: endpoint.summary, content: answerContent(endpoint, schema) },
  ]);
  return { ...Object.fromEntries(answers), default: { $ref: '#/components/responses/Problem' } };
};

const operationOf = (endpoint: Endpoint): Schema => ({
  operationId: endpoint.name,
  summary: endpoint.summary,
  tags: [endpoint.path.split('/')[1] ?? ''],
  'x-access': endpoint.access,
  'x-rate-limit': endpoint.rateLimit,
  ...securityOf(endpoint),
  parameters: [...pathParameters(endpoint), ...parametersOf(endpoint.query, 'query'), ...keyParameter(endpoint)],
  ...requestBody(endpoint),
  responses: responsesOf(endpoint),
});

export const openapiOf = (
  endpoints: readonly Endpoint[],
  info: { title: string; version: string; url: string },
): Schema => {
  const paths: Record<string, Schema> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: info.title, version: info.version },
    servers: [{ url: info.url }],
    paths,
    components: {
      responses: {
        Problem: {
          description: 'A refusal; `code` is stable, `message` is for the player',
          content: { 'application/problem+json': { schema: schemaOf(problem, 'output') } },
        },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
        operator: { type: 'apiKey', in: 'cookie', name: 'operator' },
        play: { type: 'http', scheme: 'bearer' },
        signature: { type: 'apiKey', in: 'header', name: 'X-Signature' },
      },
    },
  };
};

/** Generated on first request, when all routes are registered. */
export const registerOpenapi = (
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  info: { title: string; version: string; url: string },
): void => {
  let document: string | undefined;
  app.get('/openapi.json', { config: { outsideContract: 'the contract itself' } }, async (_request, reply) => {
    document ??= JSON.stringify(openapiOf(endpoints, info));
    return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(document);
  });
};
