import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { vitestCli } from '../testing/vitest-cli.mjs';
import { copyCheckout } from './copy.ts';
import { scaffoldGateway, type WantedGateway } from './scaffold.ts';
import { adapters, dialects, payoutsTo, presentationOf, presentations, sandboxes, type Dialect } from './templates.ts';

const root = path.resolve(import.meta.dirname, '../..');
const gateway = { path: 'lantern-pay', name: 'Lantern Pay' };
const toWallet = { kind: 'e-wallet', payouts: 'e-wallet' } as const;
const back = { payouts: 'back to the deposit' } as const;
/** Every dialect, presentation and payout target; the first is the default. */
const all: readonly WantedGateway[] = [
  gateway,
  { path: 'form-pay', name: "Form's Pay", dialect: 'digest', presentation: 'form' },
  { path: 'widget-pay', name: 'Widget Pay', dialect: 'hmac', presentation: 'widget', ...toWallet },
  { path: 'code-pay', name: 'Code Pay', dialect: 'digest', presentation: 'qr', ...toWallet },
  { path: 'frame-pay', name: 'Frame Pay', dialect: 'hmac', presentation: 'frame', ...back },
  { path: 'token-pay', name: 'Token Pay', dialect: 'jws', ...back },
  { path: 'header-profile', name: 'Header Profile', dialect: 'signed-header', ...back },
  { path: 'fields-profile', name: 'Fields Profile', dialect: 'sorted-fields' },
  { path: 'address-pay', name: 'Address Pay', dialect: 'digest', presentation: 'address', kind: 'bank', ...back },
];
const isProfile = ({ dialect }: WantedGateway): boolean => presentationOf(dialect as Dialect) !== undefined;
let copy = '';
let remove = (): void => undefined;

beforeAll(() => {
  ({ folder: copy, remove } = copyCheckout('new-gateway', ['apps/server/src', 'apps/sandbox/src', 'tsconfig.json']));
});
afterAll(() => remove());

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => path.join(entry.parentPath, entry.name));

const packages = (name: string): string => fileURLToPath(import.meta.resolve(name));

const run = (script: string, args: readonly string[]): string =>
  execFileSync(process.execPath, [script, ...args], { cwd: copy, encoding: 'utf8', stdio: 'pipe' });

describe('a new gateway', () => {
  it('is a folder and a line for the adapter, and the same for the sandbox', () => {
    expect(scaffoldGateway(copy, gateway)).toMatchObject({ ok: true });
    const changed = [adapters, sandboxes]
      .flatMap((part) => filesIn(path.join(copy, part)))
      .map((file) => path.relative(copy, file))
      .filter((file) => !file.includes(`/${gateway.path}/`))
      .filter((file) => readFileSync(path.join(copy, file), 'utf8') !== readFileSync(path.join(root, file), 'utf8'));
    expect(changed.toSorted()).toEqual([`${sandboxes}/parties.ts`, `${adapters}/gateways.ts`]);
    for (const [file, what] of [
      [`${adapters}/gateways.ts`, 'gateway'],
      [`${sandboxes}/parties.ts`, 'party'],
    ] as const) {
      const line = `export { ${what} as lanternPay } from './lantern-pay/index.ts';\n`;
      expect(readFileSync(path.join(copy, file), 'utf8')).toBe(`${readFileSync(path.join(root, file), 'utf8')}${line}`);
    }
  });

  it('speaks every dialect, and shows what it was asked to', () => {
    for (const one of all.slice(1)) expect(scaffoldGateway(copy, one)).toMatchObject({ ok: true });
    expect(new Set(all.map(({ dialect = 'hmac' }) => dialect))).toEqual(new Set(dialects));
    // A profile is one small file on either side.
    for (const { path: word } of all.filter(isProfile))
      for (const part of [adapters, sandboxes]) expect(readdirSync(path.join(copy, part, word))).toEqual(['index.ts']);
    expect(new Set(all.map(({ presentation = 'redirect' }) => presentation))).toEqual(new Set(presentations));
    expect(new Set(all.flatMap(({ payouts }) => payouts ?? []))).toEqual(new Set(payoutsTo));
  });

  it('compiles under the strict flags', () => {
    const config = path.join(copy, 'tsconfig.new.json');
    const include = [
      ...all.flatMap(({ path: word }) => [adapters, sandboxes].map((side) => `${side}/${word}/*.ts`)),
      `${adapters}/registry.ts`,
    ];
    writeFileSync(config, JSON.stringify({ extends: './tsconfig.json', include }));
    const tsc = path.join(root, 'node_modules/.bin/tsc');
    execFileSync(tsc, ['--noEmit', '-p', config], { cwd: copy, stdio: 'pipe' });
  });

  it('passes the suite of all gateways against its own sandbox side', () => {
    writeFileSync(
      path.join(copy, 'vitest.config.mjs'),
      `export default { test: { include: ['${adapters}/*-pay/*.test.ts'], testTimeout: 20000 } };\n`,
    );
    const said = JSON.parse(
      run(vitestCli(), [
        'run',
        '--no-isolate',
        '--root',
        copy,
        '--config',
        path.join(copy, 'vitest.config.mjs'),
        '--reporter=json',
      ]),
    ) as { success: boolean; numPassedTests: number };
    expect(said.success).toBe(true);
    expect(said.numPassedTests).toBeGreaterThan(20 * all.filter((one) => !isProfile(one)).length);
  });

  it('of the hosted checkout is found by the suite of its protocol', () => {
    const script = `
      import { isHosted } from './apps/server/src/providers/payments/hosted-checkout/define-hosted-gateway.ts';
      import { gateways } from './apps/server/src/providers/payments/registry.ts';
      console.log(JSON.stringify(gateways.filter(isHosted).map(({ path }) => path)));`;
    writeFileSync(path.join(copy, 'hosted.ts'), script);
    const found = JSON.parse(run(packages('tsx/cli'), [path.join(copy, 'hosted.ts')])) as string[];
    expect(found).toEqual(expect.arrayContaining(all.filter(isProfile).map(({ path: word }) => word)));
  });

  it('is refused by a live start until it is more than simulated', () => {
    const script = `
      import { gateways } from './apps/server/src/providers/payments/registry.ts';
      const { party } = gateways.find(({ path }) => path === '${gateway.path}');
      const all = Object.fromEntries(Object.keys(party.variables).map((name) => [name,
        /URL|PAGES/.test(name) ? 'https://api.lantern.example' : /FEES/.test(name) ? 'payout 1%' : 'a-key-of-many-characters']));
      console.log(JSON.stringify([party.name, party.check({}), party.check(all)]));`;
    const file = path.join(copy, 'ask.ts');
    writeFileSync(file, script);
    expect(JSON.parse(run(packages('tsx/cli'), [file]))).toMatchObject([
      gateway.path,
      { ok: true, isSimulated: true, missing: expect.arrayContaining(['LANTERN_PAY_API_KEY']) },
      { ok: true, isSimulated: true, missing: [] },
    ]);
  });

  it('is not written twice, nor under a word that is no path', () => {
    expect(scaffoldGateway(copy, gateway)).toMatchObject({ ok: false });
    for (const word of ['', 'Lantern', 'lantern pay', '../up', 'a--b', '9lives', 'a-name-longer-than-sixteen'])
      expect(scaffoldGateway(copy, { path: word, name: 'x' })).toMatchObject({ ok: false });
    expect(scaffoldGateway(copy, { path: 'fine', name: '  ' })).toMatchObject({ ok: false });
    expect(scaffoldGateway(copy, { path: 'fine', name: 'x', dialect: 'latin' })).toMatchObject({ ok: false });
    expect(scaffoldGateway(copy, { path: 'fine', name: 'x', presentation: 'pigeon' })).toMatchObject({ ok: false });
    expect(scaffoldGateway(copy, { path: 'fine', name: 'x', kind: 'purse' })).toMatchObject({ ok: false });
    expect(scaffoldGateway(copy, { path: 'fine', name: 'x', payouts: 'bank' })).toMatchObject({ ok: false });
    const profile = { path: 'fine', name: 'x', dialect: 'signed-header' };
    for (const other of [{ presentation: 'form' }, { kind: 'bank' }, { payouts: 'e-wallet' }])
      expect(scaffoldGateway(copy, { ...profile, ...other })).toMatchObject({ ok: false });
  });
});
