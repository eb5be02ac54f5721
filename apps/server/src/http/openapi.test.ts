import * as contract from '@carmine/contract';
import { expect, test } from 'vitest';
import { openapiOf } from './openapi.ts';

const isEndpoint = (value: unknown): value is contract.Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'answers' in value;
const exported: readonly unknown[] = Object.values(contract);
const endpoints = exported.filter(isEndpoint);
const info = { title: 'Carmine', version: '1', url: 'http://casino.test' };

test('every endpoint of the contract is described, with its answers and its refusals', () => {
  const { paths } = openapiOf(endpoints, info) as {
    paths: Record<string, Record<string, { operationId: string; responses: object }>>;
  };
  expect(endpoints.length).toBeGreaterThan(40);
  for (const endpoint of endpoints) {
    const operation = paths[endpoint.path.replace(/:([A-Za-z]+)/g, '{$1}')]?.[endpoint.method.toLowerCase()];
    expect(operation?.operationId, endpoint.path).toBe(endpoint.name);
    expect(Object.keys(operation?.responses ?? {}).toSorted()).toEqual(
      [...Object.keys(endpoint.answers), 'default'].toSorted(),
    );
  }
});

test('names, methods with paths, and body rules are fit for a contract', () => {
  const names = endpoints.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const addresses = endpoints.map(({ method, path }) => `${method} ${path.replace(/:[A-Za-z]+/g, ':')}`);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const endpoint of endpoints) {
    const { paths } = openapiOf([endpoint], info) as {
      paths: Record<
        string,
        Record<
          string,
          { requestBody?: { content: Record<string, { schema: { type?: string; additionalProperties?: boolean } }> } }
        >
      >;
    };
    const [operation] = Object.values(Object.values(paths)[0] ?? {});
    for (const { schema } of Object.values(operation?.requestBody?.content ?? {})) {
      if (schema.type === 'object')
        expect(schema.additionalProperties, `${endpoint.name} takes unknown fields`).toBe(false);
    }
  }
});

test('path, query and key parameters are what a caller has to send', () => {
  const { paths } = openapiOf(endpoints, info) as {
    paths: Record<string, Record<string, { parameters: { name: string; in: string; required: boolean }[] }>>;
  };
  const limit = paths['/profile-service/api/v1/rate/limit/{currency}']?.['get'];
  expect(limit?.parameters).toContainEqual(expect.objectContaining({ name: 'currency', in: 'path', required: true }));
});
