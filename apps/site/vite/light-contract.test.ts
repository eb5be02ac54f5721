import type { Endpoint } from '@carmine/contract/endpoint';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { lightContract, schemaName } from './light-contract.ts';
import { buildSource } from './testing/build-source.ts';

const built = (source: string) =>
  buildSource(source, {
    ...{ plugins: [lightContract()], minify: false },
    options: { treeshake: { manualPureFunctions: [schemaName, 'endpoint'] } },
  });

const folder = fileURLToPath(new URL('../../../packages/contract/src/', import.meta.url));
const parts = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);
const nameOf = (part: string): string => part.replace(/\.ts$/, '').replaceAll(/[-/]/g, '_');

type Parts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'answers' in value;

test('of every endpoint the browser has method and path, and no schema with it', async () => {
  const code = await built(parts.map((part) => `export * as ${nameOf(part)} from '${folder}${part}';`).join('\n'));
  expect(code).not.toMatch(/ZodType|\$ZodError|summary:/);
  const light = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as Parts;
  const whole = await Promise.all(
    parts.map(async (part) => [nameOf(part), (await import(/* @vite-ignore */ folder + part)) as object] as const),
  );
  const endpoints = whole.flatMap(([part, names]) =>
    Object.entries(names).flatMap(([name, value]) => (isEndpoint(value) ? [{ part, name, value }] : [])),
  );
  expect(endpoints.length).toBeGreaterThan(200);
  for (const { part, name, value } of endpoints)
    expect(light[part]?.[name], name).toEqual({ method: value.method, path: value.path });
});

test('what is no schema still works, and what nobody reads is not there', async () => {
  const one = await built(
    `export { addressOf } from '${folder}call.ts'; export { getWallets } from '${folder}payments/wallet.ts';`,
  );
  expect(one).not.toContain('withdrawable');
  expect(one.length).toBeLessThan(3_000);
});
