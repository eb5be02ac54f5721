/** What geo needs from outside. */

/** Finds the country of a public address; undefined if it is in no file. Never fails. */
export interface AddressFile {
  /** ISO 3166-1 alpha-2 of an IPv4 or IPv6 address in plain notation. */
  countryOf(ip: string): string | undefined;
}
