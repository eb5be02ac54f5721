/** Parses an operator's input as an e-mail domain. */
import { domainToASCII } from 'node:url';

export type DomainName =
  | { readonly ok: true; readonly domain: string }
  | { readonly ok: false; readonly reason: 'domain_invalid' | 'domain_of_many' };

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** The last label cannot be numeric, because that would be an IP address. */
const shape = new RegExp(`^(?:${label}\\.)*(?=[a-z])${label}$`);
const longest = 253;

/** Public suffixes such as `co.uk` and `com.br`; `net.hr` belongs to one company. */
const shared = /^(?:ac|co|com|edu|gob|gouv|gov|net(?!\.hr$)|nom|or|org|(?:ltd|me|plc)(?=\.uk$))\.[a-z]{2}$/;

/** Lower case and ASCII, with or without a leading `@`; rejects public suffixes such as `com`. */
export const readDomainName = (typed: string): DomainName => {
  const given = typed.trim().toLowerCase().replace(/^@/, '').replace(/\.$/, '');
  // The URL parser would cut the name at these characters instead of rejecting it.
  const domain = /[\s/\\?#%:@]/.test(given) ? '' : domainToASCII(given);
  if (domain.length > longest || !shape.test(domain)) return { ok: false, reason: 'domain_invalid' };
  if (!domain.includes('.') || shared.test(domain)) return { ok: false, reason: 'domain_of_many' };
  return { ok: true, domain };
};
