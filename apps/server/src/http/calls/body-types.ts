/** Body parsers per kind of endpoint. JSON applies to all; other kinds are registered in separate scopes. */
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '@carmine/contract/endpoint';

type BodyType = NonNullable<Endpoint['bodyType']>;

export class MalformedJson extends Error {
  readonly statusCode = 400;
}

export const parseJson = (text: string): unknown => {
  // Many clients send the content type with an empty body.
  if (text.trim() === '') return undefined;
  try {
    // Rejects the key __proto__ everywhere, because it is never data.
    return JSON.parse(text, (name, value: unknown) => {
      if (name === '__proto__') throw new MalformedJson();
      return value;
    }) as unknown;
  } catch (error) {
    throw error instanceof MalformedJson ? error : new MalformedJson('Malformed JSON', { cause: error });
  }
};

export const useJson = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, text: string | Buffer) => parseJson(text.toString()),
  );
};

const parsers: Record<Exclude<BodyType, 'json'>, (scope: FastifyInstance) => void> = {
  raw: (scope) => {
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, bytes: string | Buffer) => bytes);
  },
  form: (scope) => {
    const fields = async (_request: unknown, text: string | Buffer) =>
      Object.fromEntries(new URLSearchParams(text.toString()));
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, fields);
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async () => undefined);
  },
  multipart: (scope) => {
    scope.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload));
  },
};

/** Registers the route directly for JSON, otherwise in a scope with its parser. */
export const useBodyType = (app: FastifyInstance, kind: BodyType, register: (scope: FastifyInstance) => void): void => {
  if (kind === 'json') {
    register(app);
    return;
  }
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    parsers[kind](scope);
    register(scope);
  });
};
