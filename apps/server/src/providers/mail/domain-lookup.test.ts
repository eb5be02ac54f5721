import { describe, expect, test } from 'vitest';
import { createDomainLookup, type MxResolver } from './domain-lookup.ts';

const failure = (code: string) => Object.assign(new Error(code), { code });

const lookup = (mx: () => Promise<unknown>, ns: () => Promise<unknown> = async () => ['a.gtld-servers.net']) => {
  let asked = 0;
  let now = 0;
  const resolver: MxResolver = {
    resolveMx: () => {
      asked += 1;
      return mx();
    },
    resolveNs: ns,
  };
  const find = createDomainLookup({ clock: { now: () => new Date(now) }, resolver });
  return { find, asked: () => asked, wait: (ms: number) => (now += ms) };
};

describe('looking up a mail domain', () => {
  test('a domain with a mail entry exists', async () => {
    expect(await lookup(async () => [{ exchange: 'mx', priority: 1 }]).find('good.example')).toBe('exists');
  });

  test('a domain without a mail entry exists: its address takes the mail', async () => {
    expect(await lookup(() => Promise.reject(failure('ENODATA'))).find('plain.example')).toBe('exists');
  });

  test('only an authoritative denial says that there is no such domain', async () => {
    expect(await lookup(() => Promise.reject(failure('ENOTFOUND'))).find('none.example')).toBe('no_such_domain');
    for (const code of ['ESERVFAIL', 'ECONNREFUSED', 'ETIMEOUT', 'EREFUSED', 'EBADRESP']) {
      expect(await lookup(() => Promise.reject(failure(code))).find('none.example')).toBe('unknown');
    }
  });

  test('a resolver that denies even the top level is not believed', async () => {
    const cutOff = lookup(
      () => Promise.reject(failure('ENOTFOUND')),
      () => Promise.reject(failure('ENOTFOUND')),
    );
    expect(await cutOff.find('good.example')).toBe('unknown');
  });

  test('a resolver that never answers does not hold a registration up', async () => {
    const began = performance.now();
    expect(await lookup(() => new Promise(() => undefined)).find('slow.example')).toBe('unknown');
    expect(performance.now() - began).toBeLessThan(3_000);
  });

  test('an answer is remembered, a failure only shortly', async () => {
    const known = lookup(async () => []);
    await known.find('a.example');
    await known.find('a.example');
    expect(known.asked()).toBe(1);
    const failing = lookup(() => Promise.reject(failure('ESERVFAIL')));
    await failing.find('a.example');
    failing.wait(31_000);
    await failing.find('a.example');
    expect(failing.asked()).toBe(2);
  });
});
