/** Owns location of addresses, restricted countries, and jurisdictions. Must never know a player. */
import type { Sql } from '../../database/database.ts';
import { createFreshValue } from '../../platform/fresh-value.ts';
import { readJurisdictions, readRestricted } from './geo-store.ts';
import type { Jurisdiction } from './jurisdiction.ts';
import { locateAddress, type Location } from './locate-address.ts';
import type { AddressFile } from './ports.ts';

export { countries, countryName, findCountry, unknownCountry, type Country } from './country.ts';
export { jurisdictionKind, type Jurisdiction } from './jurisdiction.ts';
export type { Location } from './locate-address.ts';
export type { AddressFile } from './ports.ts';

export interface Geo {
  locate(ip: string): Location;
  /** ISO codes in order. */
  restricted(): Promise<readonly string[]>;
  isRestricted(isoCode: string): Promise<boolean>;
  /** The country's own row, or the default. */
  jurisdiction(isoCode: string): Promise<Jurisdiction>;
  /** Every row: the default first, then by country. */
  jurisdictions(): Promise<readonly Jurisdiction[]>;
  /** Call after the lists changed: takes effect here at once, elsewhere within a second. */
  listsChanged(): void;
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

  return {
    locate: locateAddress({ addresses, devCountry }),
    restricted: () => restricted.read(),
    isRestricted: async (isoCode) => (await restricted.read()).includes(isoCode),
    jurisdiction: async (isoCode) => {
      const rows = await jurisdictions.read();
      const row = rows.find(({ country }) => country === isoCode) ?? rows.find(({ country }) => country === '*');
      if (row === undefined) throw new Error('The jurisdictions have no default row');
      return row;
    },
    jurisdictions: async () =>
      (await jurisdictions.read()).toSorted((one, other) => (one.country < other.country ? -1 : 1)),
    listsChanged: () => {
      restricted.forget();
      jurisdictions.forget();
    },
  };
};
