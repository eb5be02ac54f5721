import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { createGateways, gatewayParties, gateways } from './registry.ts';
import { findParties, playedRefusal } from '../../platform/settings/outside-party.ts';

const surroundings = (env: Record<string, string>) => ({
  ...{ env, clock: systemClock, merchantName: 'Carmine' },
  sandbox: { url: 'http://127.0.0.1:1', publicUrl: 'http://127.0.0.1:1', secret: 'secret', smtpPort: 1 },
});
const paths = gateways.map(({ path }) => path);

test('every folder is registered under its own name, and nothing else', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
    // A protocol that gateways share has no gateway of its own.
    .filter((entry) => entry.isDirectory() && existsSync(`${import.meta.dirname}/${entry.name}/index.ts`))
    .map(({ name }) => name);
  expect(paths.toSorted()).toEqual(folders.toSorted());
});

test('players see the tiers in their order, and all else before them, whatever the order of names and lines', () => {
  const names = gateways.map(({ name }) => name);
  const tiers = ['Ruby', 'Diamond', 'Platinum', 'Gem', 'Sapphire', 'Emerald', 'Topaz'];
  expect(names.filter((name) => tiers.includes(name))).toEqual(tiers.filter((tier) => names.includes(tier)));
  expect(names.slice(0, 3)).toEqual(['Mifinity', 'Interac', 'Jeton']);
});

test('no two gateways share a code, a word of their addresses or a variable', () => {
  const variables = gateways.flatMap(({ party }) => Object.keys(party.variables));
  for (const all of [gateways.map(({ code }) => code), paths, variables]) expect(new Set(all).size).toBe(all.length);
});

describe('GATEWAYS', () => {
  const problem = (env: Record<string, string>) =>
    gatewayParties.map(({ check }) => check(env)).find((checked) => !checked.ok);

  test('leaves out whoever it does not name, with what it needs', () => {
    expect(createGateways(surroundings({})).map(({ path }) => path)).toEqual(paths);
    expect(createGateways(surroundings({ GATEWAYS: 'none' }))).toEqual([]);
    for (const path of paths)
      expect(createGateways(surroundings({ GATEWAYS: path })).map((gateway) => gateway.path)).toEqual([path]);
    const simulated = gatewayParties.map(({ check }) => check({ GATEWAYS: 'none' }));
    expect(simulated.every((checked) => checked.ok && !checked.isSimulated)).toBe(true);
  });

  test('a live start asks for the accounts of the gateways it names, and of no other', () => {
    for (const { path, party } of gateways) {
      const found = findParties({ GATEWAYS: path }, gatewayParties);
      const refusal = found.ok ? (playedRefusal([], found.parties) ?? '') : '';
      const asked = gateways.filter((one) => Object.keys(one.party.variables).some((name) => refusal.includes(name)));
      expect(asked.map((one) => one.path)).toEqual(Object.keys(party.variables).length > 0 ? [path] : []);
    }
  });

  test('names nobody who is no gateway', () => {
    expect(problem({ GATEWAYS: 'nobody' })).toMatchObject({ message: expect.stringContaining('"nobody"') });
    expect(problem({ GATEWAYS: paths.join(', ') })).toBeUndefined();
  });
});

test.each(gateways)('$name is refused with half an account, and says what is missing', ({ party }) => {
  const needed = party.check({});
  if (!needed.ok || needed.missing.length < 2) return;
  const [first = '', ...rest] = needed.missing;
  const half = party.check({ [first]: 'https://api.gateway.example' });
  expect(half).toMatchObject({ ok: false });
  for (const name of half.ok ? [] : rest) expect(half.ok ? '' : half.message).toContain(name);
});
