/** Disposable mailbox providers, from a public community list. A name covers its subdomains. */
import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';

const domains: ReadonlySet<string> = disposableEmailBlocklistSet();

export const isDisposable = (domain: string): boolean => {
  const labels = domain.split('.');
  return labels.some((_label, index) => domains.has(labels.slice(index).join('.')));
};
