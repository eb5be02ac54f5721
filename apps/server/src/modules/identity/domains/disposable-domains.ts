/** Mailboxes for ten minutes, by the list that many services keep together. A name covers its subdomains. */
import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';

const domains: ReadonlySet<string> = disposableEmailBlocklistSet();

export const isDisposable = (domain: string): boolean => {
  const labels = domain.split('.');
  return labels.some((_label, index) => domains.has(labels.slice(index).join('.')));
};
