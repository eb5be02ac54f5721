import * as contract from '@carmine/contract';
import { expect, test } from 'vitest';
import { openapiOf } from './openapi.ts';

interface Operation {
  readonly operationId: string;
  readonly responses: object;
  readonly parameters: { name: string; in: string; required: boolean }[];
  readonly requestBody?: { content: Record<string, { schema: { type?: string; additionalProperties?: boolean } }> };
}

const isEndpoint = (value: unknown): value is contract.Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'answers' in value;
const exported: readonly unknown[] = [...Object.values(contract), ...Object.values(contract.postTierDeposit)];
const endpoints = exported.filter(isEndpoint);

const document = openapiOf(endpoints, { title: 'Carmine', version: '1', url: 'http://casino.test' });
const paths = document['paths'] as Record<string, Record<string, Operation>>;
const operationOf = ({ path, method }: contract.Endpoint): Operation | undefined =>
  paths[path.replace(/:([A-Za-z]+)/g, '{$1}')]?.[method.toLowerCase()];

test('every endpoint of the contract is described, with its answers and its refusals', () => {
  expect(endpoints.length).toBeGreaterThan(40);
  for (const endpoint of endpoints) {
    const { operationId, responses = {} } = operationOf(endpoint) ?? {};
    expect([endpoint.path, operationId]).toEqual([endpoint.path, endpoint.name]);
    expect(Object.keys(responses).toSorted()).toEqual([...Object.keys(endpoint.answers), 'default'].toSorted());
  }
});

test('no two endpoints share a name or an address', () => {
  const names = endpoints.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const addresses = endpoints.map(({ method, path }) => `${method} ${path.replace(/:[A-Za-z]+/g, ':')}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('no body takes a field that is not listed', () => {
  const lenient = endpoints.filter((endpoint) =>
    Object.values(operationOf(endpoint)?.requestBody?.content ?? {}).some(
      ({ schema }) => schema.type === 'object' && schema.additionalProperties !== false,
    ),
  );
  expect(lenient.map(({ name }) => name)).toEqual([]);
});

test('path, query and key parameters are what a caller has to send', () => {
  expect(operationOf(contract.getMinimums)?.parameters).toContainEqual(
    expect.objectContaining({ name: 'currency', in: 'path', required: true }),
  );
  expect(operationOf(contract.getBetHistory)?.parameters).toContainEqual(
    expect.objectContaining({ name: 'size', in: 'query', required: false }),
  );
  expect(operationOf(contract.startPlayRound)?.parameters).toContainEqual(
    expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: true }),
  );
});
