import { currency } from '@carmine/money';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { createNetworks, networkAdapters } from './registry.ts';

const sandbox = { url: 'http://127.0.0.1:1', publicUrl: 'http://127.0.0.1:1', secret: 'secret', smtpPort: 1 };
const opened = (deployment: 'sandbox' | 'live', env: Readonly<Record<string, string>> = {}) =>
  createNetworks({ ...{ env, clock: systemClock, sandbox, deployment } });
const networks = opened('sandbox');

test('every adapter folder is registered, and nothing else', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    // Shared by the networks whose coins are outputs.
    .filter((name) => name !== 'utxo');
  expect(networkAdapters.map(({ party }) => party.name).toSorted()).toEqual(folders.toSorted());
});

test('each asset has a currency of coins, a code of its own, and the network that lists it; the own coin has the network’s', () => {
  const assets = networks.flatMap((network) => network.assets);
  for (const asset of assets) expect(currency(asset.currency).type).toBe('CRYPTO');
  expect(new Set(assets.map(({ code }) => code)).size).toBe(assets.length);
  expect(new Set(assets.map((asset) => asset.currency)).size).toBe(assets.length);
  for (const { code, assets: own } of networks) {
    expect(own[0].code).toBe(code);
    for (const asset of own) expect(asset.network).toBe(code);
  }
});

test('a network that the sandbox plays must be accepted by name before real money moves', () => {
  for (const { party } of networkAdapters) {
    expect(party.check({})).toMatchObject({ ok: true, isSimulated: true });
    expect(party.name).not.toBe('');
  }
});

test('a network takes more confirmations where money is real', () => {
  for (const [place, network] of opened('live').entries())
    expect(network.confirmations).toBeGreaterThan(networks[place]?.confirmations ?? 99);
  const node = { ETH_RPC_URL: 'https://node.example/v1/key?x=1', ETH_CHAIN_ID: '1', ETH_CONFIRMATIONS: '30' };
  expect(opened('live', node).find(({ code }) => code === 'ETH')?.confirmations).toBe(30);
});
