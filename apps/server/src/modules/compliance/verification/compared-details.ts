/** The player's details that a document is compared with, and whether they changed. */
import type { VerificationKind } from '@carmine/contract/verification';
import { createHash } from 'node:crypto';
import type { PlayerProfile } from '../../identity/index.ts';
import type { ComparedDetails } from '../ports.ts';

const addressOf = ({ userDetails }: PlayerProfile): string | null => {
  const { address, address2, zipCode, city, state, country } = userDetails;
  const parts = [address, address2, zipCode, city, state, country].filter((part) => part !== null && part !== '');
  return parts.length === 0 ? null : parts.join(', ');
};

const dayOf = (seconds: number | null): string | null =>
  seconds === null ? null : new Date(seconds * 1000).toISOString().slice(0, 10);

export const comparedDetails = (kind: VerificationKind, profile: PlayerProfile): ComparedDetails => {
  const name = `${profile.firstName} ${profile.lastName}`.trim();
  if (kind === 'funds') return { name };
  return kind === 'identity'
    ? { name, dateOfBirth: dayOf(profile.userDetails.dateOfBirth) }
    : { name, address: addressOf(profile) };
};

export const sameDetails = (a: ComparedDetails, b: ComparedDetails): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A version of the details an operator saw, so that a decision about outdated ones can be refused. */
export const versionOf = (details: ComparedDetails): string =>
  createHash('sha256').update(JSON.stringify(details)).digest('hex').slice(0, 16);
