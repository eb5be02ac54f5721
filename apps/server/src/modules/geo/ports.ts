/** What geo needs from outside. */

/** Finds the country of a public address. Never fails: an address in no file has no country. */
export interface AddressFile {
  /** ISO 3166-1 alpha-2 of an IPv4 or IPv6 address in plain notation. */
  countryOf(ip: string): string | undefined;
}
