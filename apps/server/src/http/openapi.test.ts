import type { Endpoint } from '@carmine/contract/endpoint';
import { startPlayRound } from '@carmine/contract/games/play';
import { getBetHistory } from '@carmine/contract/games/bet-history';
import { everyEndpoint } from '@carmine/contract/testing/every-endpoint';
import { getMinimums } from '@carmine/contract/payments/wallet';
import { expect, test } from 'vitest';
import { openapiOf } from './openapi.ts';

interface Operation {
  readonly operationId: string;
  readonly responses: object;
  readonly parameters: { name: string; in: string; required: boolean }[];
  readonly requestBody?: { content: Record<string, { schema: { type?: string; additionalProperties?: boolean } }> };
}

const document = openapiOf(everyEndpoint, { title: 'Carmine', version: '1', url: 'http://casino.test' });
const paths = document['paths'] as Record<string, Record<string, Operation>>;
const operationOf = ({ path, method }: Endpoint): Operation | undefined =>
  paths[path.replace(/:([A-Za-z]+)/g, '{$1}')]?.[method.toLowerCase()];

test('every endpoint of the contract is described, with its answers and its refusals', () => {
  expect(everyEndpoint.length).toBeGreaterThan(40);
  for (const endpoint of everyEndpoint) {
    const { operationId, responses = {} } = operationOf(endpoint) ?? {};
    expect([endpoint.path, operationId]).toEqual([endpoint.path, endpoint.name]);
    expect(Object.keys(responses).toSorted()).toEqual([...Object.keys(endpoint.answers), 'default'].toSorted());
  }
});

test('no two endpoints share a name or an address', () => {
  const names = everyEndpoint.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const addresses = everyEndpoint.map(({ method, path }) => `${method} ${path.replace(/:[A-Za-z]+/g, ':')}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('no body takes a field that is not listed', () => {
  const lenient = everyEndpoint.filter((endpoint) =>
    Object.values(operationOf(endpoint)?.requestBody?.content ?? {}).some(
      ({ schema }) => schema.type === 'object' && schema.additionalProperties !== false,
    ),
  );
  expect(lenient.map(({ name }) => name)).toEqual([]);
});

test('path, query and key parameters are what a caller has to send', () => {
  expect(operationOf(getMinimums)?.parameters).toContainEqual(
    expect.objectContaining({ name: 'currency', in: 'path', required: true }),
  );
  expect(operationOf(getBetHistory)?.parameters).toContainEqual(
    expect.objectContaining({ name: 'size', in: 'query', required: false }),
  );
  expect(operationOf(startPlayRound)?.parameters).toContainEqual(
    expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: true }),
  );
});
