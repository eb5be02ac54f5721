/** What an operator types, as the name of a domain that mail can come from. */
import { domainToASCII } from 'node:url';

export type DomainName =
  | { readonly ok: true; readonly domain: string }
  | { readonly ok: false; readonly reason: 'domain_invalid' | 'domain_of_many' };

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** The last label is never a number: that would be an address of a machine. */
const shape = new RegExp(`^(?:${label}\\.)*(?=[a-z])${label}$`);
const longest = 253;

/** Names such as `co.uk` and `com.br`, below which everybody registers; `net.hr` is one company's own. */
const shared = /^(?:ac|co|com|edu|gob|gouv|gov|net(?!\.hr$)|nom|or|org|(?:ltd|me|plc)(?=\.uk$))\.[a-z]{2}$/;

/** Lower case and ASCII, with or without an `@` in front; nothing that belongs to many, such as `com`. */
export const readDomainName = (typed: string): DomainName => {
  const given = typed.trim().toLowerCase().replace(/^@/, '').replace(/\.$/, '');
  // Read as part of an address of a page, these would end the name instead of being refused.
  const domain = /[\s/\\?#%:@]/.test(given) ? '' : domainToASCII(given);
  if (domain.length > longest || !shape.test(domain)) return { ok: false, reason: 'domain_invalid' };
  if (!domain.includes('.') || shared.test(domain)) return { ok: false, reason: 'domain_of_many' };
  return { ok: true, domain };
};
