/** Whether mail to an address could be delivered. Reveals nothing about accounts or blocked domains. */
import { domainToASCII } from 'node:url';
import { type EmailStatus, isEmail, normaliseEmail } from '@carmine/contract/account/user-service';
import { isDisposable } from './disposable-domains.ts';
import type { FindDomain } from '../ports.ts';

/** The domain in ASCII; empty if invalid. */
export const domainOf = (address: string): string => domainToASCII(address.slice(address.lastIndexOf('@') + 1));

export const validateEmail =
  ({ findDomain }: { findDomain: FindDomain }) =>
  async (given: string): Promise<EmailStatus> => {
    const address = normaliseEmail(given);
    const domain = isEmail(address) ? domainOf(address) : '';
    if (domain === '') return 'INVALID';
    if (isDisposable(domain)) return 'DISPOSABLE';
    return (await findDomain(domain)) === 'no_such_domain' ? 'UNDELIVERABLE' : 'VALID';
  };
