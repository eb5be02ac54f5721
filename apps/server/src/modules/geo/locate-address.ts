/** Maps an address to a country: from the file, or the configured one for loopback and private networks. */
import { createLruCache } from '../../platform/lru-cache.ts';
import { countryName, unknownCountry } from './country.ts';
import { isLocalAddress, plainAddress } from './local-address.ts';
import type { AddressFile } from './ports.ts';

export interface Location {
  readonly ip: string;
  /** `ZZ` if the address is in no file. */
  readonly isoCode: string;
  readonly country: string;
}

interface Deps {
  readonly addresses: AddressFile;
  /** Country of loopback and private addresses; undefined in live installations. */
  readonly devCountry: string | undefined;
}

/** Cached, because every call of a player looks up the same address. */
const remembered = 10_000;

export const locateAddress = ({ addresses, devCountry }: Deps): ((address: string) => Location) => {
  const recent = createLruCache<string, Location>(remembered);
  const locate = (address: string): Location => {
    const ip = plainAddress(address);
    const found = isLocalAddress(ip) ? devCountry : addresses.countryOf(ip);
    const isoCode = found ?? unknownCountry;
    return { ip, isoCode, country: countryName(isoCode) };
  };
  return (address) => {
    const known = recent.get(address) ?? locate(address);
    recent.set(address, known);
    return known;
  };
};
