/** Whether mail to an address could arrive. Says nothing about accounts, nor about the domains that we block. */
import { domainToASCII } from 'node:url';
import { type EmailStatus, isEmail, normaliseEmail } from '@carmine/contract/user-service';
import { isDisposable } from './disposable-domains.ts';
import type { FindDomain } from '../ports.ts';

/** The ASCII form of the domain; empty where it has none. */
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
