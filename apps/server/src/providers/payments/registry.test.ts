import { cardTiers, gatewayCodes } from '@carmine/contract/deposits';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sandboxedParties } from '../../platform/settings/parties.ts';
import { systemClock } from '../../platform/clock.ts';
import { createGateways, gatewayMakers } from './registry.ts';

const gateways = createGateways({
  clock: systemClock,
  merchantName: 'Carmine',
  sandbox: { url: 'http://127.0.0.1:1', publicUrl: 'http://127.0.0.1:1', secret: 'secret' },
});

test('every adapter folder is registered, and nothing else', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(Object.keys(gatewayMakers).toSorted()).toEqual(folders.toSorted());
});

test('a gateway is known to the players’ list under its code, and its deposit call under its path', () => {
  for (const { code, path } of gateways) {
    expect(gatewayCodes).toContain(code);
    expect(cardTiers.find((tier) => tier.code === code)?.path).toBe(path);
  }
  expect(new Set(gateways.map(({ code }) => code)).size).toBe(gateways.length);
});

test('a gateway that the sandbox plays must be accepted by name before real money moves', () => {
  expect(sandboxedParties).toEqual(expect.arrayContaining(Object.keys(gatewayMakers)));
});
