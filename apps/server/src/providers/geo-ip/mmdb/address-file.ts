/** Country of an address from the package's file, loaded into memory once. */
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { open, type CountryResponse } from 'maxmind';
import type { AddressFile } from '../../../modules/geo/ports.ts';

const fileName = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

/** Throws if the file is missing, because every visitor's country would be unknown. */
export const openAddressFile = async (): Promise<AddressFile> => {
  const reader = await open<CountryResponse & { country_code?: string }>(
    createRequire(import.meta.url).resolve(fileName),
    {
      cache: { max: 10_000 },
    },
  );
  return {
    countryOf: (ip) => {
      // The reader accepts partial addresses, and a proxy's header may contain anything.
      if (isIP(ip) === 0) return undefined;
      const code = reader.get(ip)?.country_code;
      return code !== undefined && /^[A-Z]{2}$/.test(code) && code !== 'ZZ' ? code : undefined;
    },
  };
};
