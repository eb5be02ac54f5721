import { beforeAll, describe, expect, it } from 'vitest';
import { openAddressFile } from '../../providers/geo-ip/mmdb/address-file.ts';
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { countries, countryName, createGeo, findCountry } from './index.ts';
import { locateAddress } from './locate-address.ts';

const addresses = await openAddressFile();

describe('an address', () => {
  const at = locateAddress({ addresses, devCountry: 'MT' });

  it('of the public net lies where the file says, in either notation', () => {
    expect(at('8.8.8.8')).toEqual({ ip: '8.8.8.8', isoCode: 'US', country: 'United States' });
    expect(at('::ffff:8.8.8.8')).toMatchObject({ ip: '8.8.8.8', isoCode: 'US' });
    expect(at('2a00:1450:4001:81b::200e').isoCode).toBe('IE');
    expect(at('175.45.176.1').isoCode).toBe('KP');
  });

  it('of this machine or a private net lies in the configured country, and nowhere on a live installation', () => {
    const live = locateAddress({ addresses, devCountry: undefined });
    for (const ip of [
      '127.0.0.1',
      '::1',
      '10.1.2.3',
      '192.168.0.7',
      '172.31.255.1',
      '::ffff:127.0.0.1',
      'fd00::1',
      'fe80::1',
      '169.254.1.1',
      '100.64.0.1',
    ]) {
      expect([ip, at(ip).isoCode, live(ip).isoCode]).toEqual([ip, 'MT', 'ZZ']);
    }
    expect(at('172.32.0.1').isoCode).not.toBe('MT');
  });

  it('that is in no file, or no address at all, is ZZ', () => {
    for (const ip of [
      '0.0.0.0',
      '255.255.255.255',
      '240.0.0.1',
      'ff02::1',
      '',
      'localhost',
      '1.2.3',
      '1.2.3.4.5',
      "'; drop table",
    ])
      expect(at(ip)).toMatchObject({ isoCode: 'ZZ', country: 'Unknown' });
  });
});

describe('the table of countries', () => {
  it('has every country once, with a calling code, in the order of names', () => {
    expect(countries.length).toBeGreaterThan(240);
    expect(new Set(countries.map(({ isoCode }) => isoCode)).size).toBe(countries.length);
    for (const { code, isoCode } of countries) expect(`${isoCode} ${code}`).toMatch(/^[A-Z]{2} \+\d{1,6}$/);
    expect(countries.map(({ name }) => name)).toEqual(
      countries.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en')),
    );
    expect(findCountry('mt')).toMatchObject({ name: 'Malta', code: '+356', isoCode: 'MT' });
    expect(findCountry('united kingdom')?.isoCode).toBe('GB');
    expect(countryName('ZZ')).toBe('Unknown');
    expect(['MT', 'DE', 'ZZ', '??'].map((code) => countryName(code, 'de'))).toEqual([
      ...['Malta', 'Deutschland', 'Unbekannte Region', 'Unbekannte Region'],
    ]);
  });

  it('has states where an address names one', () => {
    expect(
      countries
        .filter(({ states }) => states !== undefined)
        .map(({ isoCode }) => isoCode)
        .sort(),
    ).toEqual(['AU', 'BR', 'CA', 'US']);
    expect(findCountry('US')?.states).toHaveLength(51);
    expect(findCountry('CA')?.states).toContainEqual({ code: 'ON', name: 'Ontario' });
  });
});

describe('the lists of the operator', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  const geoOn = () => createGeo({ sql: database.app, addresses, devCountry: 'MT' });

  it('begin with the five countries of a new installation and are changed by no program alone', async () => {
    const geo = geoOn();
    expect(await geo.restricted()).toEqual(['AF', 'CU', 'IR', 'KP', 'SY']);
    for (const statement of [
      `insert into restricted_countries (code) values ('VA')`,
      `delete from restricted_countries where code = 'KP'`,
      `update jurisdictions set minimum_age = 18`,
      `delete from jurisdictions where country = 'GB'`,
    ])
      await expect(database.app.run(statement)).rejects.toThrow('needs two operators');
  });

  it('hold at once where they were changed and reach another process within a second', async () => {
    const [here, there] = [geoOn(), geoOn()];
    expect(await here.isRestricted('VA')).toBe(false);
    expect(await there.isRestricted('VA')).toBe(false);
    await database.db.run(`select set_restricted('{"restrict": ["VA"], "allow": []}')`);
    here.listsChanged();
    expect(await here.isRestricted('VA')).toBe(true);
    await expect.poll(() => there.isRestricted('VA')).toBe(true);
  });

  it('name Great Britain’s own rules and the default of everybody else', async () => {
    const geo = geoOn();
    expect(await geo.jurisdiction('GB')).toMatchObject({
      country: 'GB',
      verificationGate: true,
      demoGate: true,
      maxWagering: 10,
      minCycleMs: { slots: 2_500, other: 5_000 },
      autoplay: false,
      maxStakeCents: { slots: 500n, other: undefined },
    });
    for (const code of ['MT', 'ZZ', '*'])
      expect(await geo.jurisdiction(code)).toMatchObject({
        country: '*',
        minimumAge: 18,
        verificationGate: false,
        demoGate: false,
      });
  });

  it('are not lost to a database that fails once', async () => {
    let broken = true;
    const sql = {
      ...database.app,
      rows: async (text: string) => (broken ? Promise.reject(new Error('down')) : database.app.rows(text)),
    } as never;
    const geo = createGeo({ sql, addresses, devCountry: 'MT' });
    await expect(geo.isRestricted('KP')).rejects.toThrow('down');
    broken = false;
    expect(await geo.isRestricted('KP')).toBe(true);
  });
});
