import { currency } from '@carmine/money';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadConfig } from '../../platform/settings/config.ts';
import { networkMakers, createNetworks } from './registry.ts';

const eth = { rpcUrl: undefined, chainId: 31_337, confirmations: undefined };
const chains = createNetworks({ deployment: 'sandbox', sandboxUrl: 'http://127.0.0.1:1', eth });

test('every adapter folder is registered, and nothing else', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(Object.keys(networkMakers).toSorted()).toEqual(folders.toSorted());
});

test('each chain has a currency of coins and codes of its own', () => {
  for (const { assets } of chains) for (const asset of assets) expect(currency(asset.currency).type).toBe('CRYPTO');
  expect(new Set(chains.map(({ code }) => code)).size).toBe(chains.length);
});

test('a chain that the sandbox plays must be accepted by name before real money moves', () => {
  const home = { DATABASE_URL: 'postgres://owner:pw@127.0.0.1:5432/carmine', SECRETS_KEY: 'k3'.repeat(32) };
  const loaded = loadConfig({ ...home, DEPLOYMENT: 'live' }, []);
  for (const name of Object.keys(networkMakers)) expect(loaded.ok ? '' : loaded.message).toContain(name);
});

test('a chain takes more confirmations where money is real', () => {
  const live = createNetworks({ deployment: 'live', sandboxUrl: 'http://127.0.0.1:1', eth });
  for (const [place, chain] of live.entries())
    expect(chain.confirmations).toBeGreaterThan(chains[place]?.confirmations ?? 99);
  const [set] = createNetworks({
    ...{ deployment: 'live', sandboxUrl: 'http://127.0.0.1:1' },
    eth: { ...eth, rpcUrl: 'https://node.example/v1/key?x=1', confirmations: 30 },
  });
  expect(set?.confirmations).toBe(30);
});
