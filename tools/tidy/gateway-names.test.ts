/** A gateway or an on-ramp is its folders and their lines: what runs asks the registry, so that the next one changes nothing else. */
import { expect, test } from 'vitest';
import { onRamps } from '../../apps/server/src/providers/onramps/registry.ts';
import { gateways } from '../../apps/server/src/providers/payments/registry.ts';
import { places, sources } from './sources.ts';

const mayName = [
  // Historical: decision records, and migrations with operators' settings.
  /^docs\/|\/database\/(migrations|testing)\//,
  // The lines, what is written down from the declarations, and whom tests pay by.
  /\/payments\/gateways\.ts$|\/onramps\/onramps\.ts$|^apps\/sandbox\/src\/parties\.ts$|^tools\/start\/party-variables\.json$/,
  /\/testing\/the-gateway\.ts$/,
];

test('no gateway or on-ramp is named outside its folders, in tests neither', () => {
  for (const { code, path } of [...gateways, ...onRamps]) {
    const own = new RegExp(`/(payments|onramps|src)/${path}/`);
    const outside = sources.filter(({ name }) => !own.test(name) && !mayName.some((kind) => kind.test(name)));
    const named = new RegExp(`\\b${code}\\b|['"\`/:]${path}(?![\\w-])|^\\s*${path}:`);
    expect(places(outside, named)).toEqual([]);
  }
});
