/** Owns where an address lies, which countries are restricted, and what each jurisdiction asks; must never know a player. */
import type { Sql } from '../../database/database.ts';
import { createFreshValue } from '../../platform/fresh-value.ts';
import { deleteRestricted, insertRestricted, readJurisdictions, readRestricted } from './geo-store.ts';
import type { Jurisdiction } from './jurisdiction.ts';
import { locateAddress, type Location } from './locate-address.ts';
import type { AddressFile } from './ports.ts';
import { countryOf } from './country.ts';

export { countries, countryName, findCountry, unknownCountry, type Country } from './country.ts';
export { jurisdictionKind, type Jurisdiction } from './jurisdiction.ts';
export type { Location } from './locate-address.ts';
export type { AddressFile } from './ports.ts';

export type RestrictOutcome = { ok: true; changed: boolean } | { ok: false; reason: 'country_unknown' };

export interface Geo {
  locate(ip: string): Location;
  /** ISO codes in order. */
  restricted(): Promise<readonly string[]>;
  isRestricted(isoCode: string): Promise<boolean>;
  /** Puts a country on the list, or takes it off; holds here at once and everywhere within a second. */
  restrict(isoCode: string): Promise<RestrictOutcome>;
  allow(isoCode: string): Promise<RestrictOutcome>;
  /** The country's own row, or the default. */
  jurisdiction(isoCode: string): Promise<Jurisdiction>;
}

interface Deps {
  readonly sql: Sql;
  readonly addresses: AddressFile;
  readonly devCountry: string | undefined;
}

const lifetimeMs = 1_000;

export const createGeo = ({ sql, addresses, devCountry }: Deps): Geo => {
  const restricted = createFreshValue(() => readRestricted(sql), lifetimeMs);
  const jurisdictions = createFreshValue(() => readJurisdictions(sql), lifetimeMs);

  const change =
    (write: (sql: Sql, code: string) => Promise<boolean>) =>
    async (isoCode: string): Promise<RestrictOutcome> => {
      if (countryOf(isoCode) === undefined) return { ok: false, reason: 'country_unknown' };
      const changed = await write(sql, isoCode);
      restricted.forget();
      return { ok: true, changed };
    };

  return {
    locate: locateAddress({ addresses, devCountry }),
    restricted: () => restricted.read(),
    isRestricted: async (isoCode) => (await restricted.read()).includes(isoCode),
    restrict: change(insertRestricted),
    allow: change(deleteRestricted),
    jurisdiction: async (isoCode) => {
      const rows = await jurisdictions.read();
      const row = rows.find(({ country }) => country === isoCode) ?? rows.find(({ country }) => country === '*');
      if (row === undefined) throw new Error('The jurisdictions have no default row');
      return row;
    },
  };
};
