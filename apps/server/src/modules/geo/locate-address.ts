/** An address becomes a country: from the file, or the configured one for this machine and private networks. */
import { createLruCache } from '../../platform/lru-cache.ts';
import { countryName, unknownCountry } from './country.ts';
import { isLocalAddress, plainAddress } from './local-address.ts';
import type { AddressFile } from './ports.ts';

export interface Location {
  readonly ip: string;
  /** `ZZ` when the address is in no file. */
  readonly isoCode: string;
  readonly country: string;
}

interface Deps {
  readonly addresses: AddressFile;
  /** The country of loopback and private addresses; none on a live installation. */
  readonly devCountry: string | undefined;
}

/** Each call of a player asks for the same address again. */
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
