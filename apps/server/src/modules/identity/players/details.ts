/** A player's personal details, and which of them can still be changed. */
import type { ProfileUpdate } from '@carmine/contract/account/profile';
import { normaliseEmail } from '@carmine/contract/account/user-service';

export interface Details {
  email: string;
  firstName: string;
  lastName: string;
  gender?: 'Male' | 'Female';
  /** Unix seconds, midnight UTC of the day. */
  dateOfBirth?: number;
  address?: string;
  address2?: string;
  nickName?: string;
  zipCode?: string;
  city?: string;
  state?: string;
  phoneNumber?: string;
  dialingCode?: string;
}

/** All fields that `PUT profile` can change. */
export interface Editable extends Details {
  country?: string;
  avatar?: string;
  receiveEmailPromo: boolean;
}

/** Locked once filled: corrections go through support. */
const lockedWhenFilled = ['email', 'firstName', 'lastName', 'dateOfBirth', 'gender', 'country'] as const;
/** Locked once proof of address is verified. */
const lockedByBill = ['address', 'address2', 'zipCode', 'city', 'state'] as const;
const free = ['nickName', 'avatar', 'phoneNumber', 'dialingCode'] as const;

type Field = (typeof lockedWhenFilled)[number] | (typeof lockedByBill)[number] | (typeof free)[number];

/** Removes spaces from numbers, and adds the plus to a dialing code. */
const tidy = (field: Field, value: string | number): string | number => {
  if (field === 'email') return normaliseEmail(String(value));
  if (field === 'dateOfBirth') return Math.floor((value as number) / 86_400) * 86_400;
  if (field !== 'dialingCode' || typeof value !== 'string' || value === '' || value.startsWith('+')) return value;
  return `+${value}`;
};

export type UpdateResult = { ok: true; next: Editable } | { ok: false; reason: 'field_locked'; fields: string[] };

/** `update.country` is already an ISO code. Absent and null leave a field unchanged, an empty text clears it. */
export const applyUpdate = (current: Editable, update: ProfileUpdate, billVerified: boolean): UpdateResult => {
  const next: Record<string, unknown> = { ...current };
  const locked: string[] = [];
  const isLocked = (field: Field) =>
    current[field] !== undefined &&
    ((lockedWhenFilled as readonly string[]).includes(field) ||
      (billVerified && (lockedByBill as readonly string[]).includes(field)));
  for (const field of [...lockedWhenFilled, ...lockedByBill, ...free]) {
    const given = update[field];
    if (given === undefined || given === null) continue;
    const value = tidy(field, given);
    const stood = current[field];
    if (value === (stood === undefined ? '' : tidy(field, stood))) continue;
    if (isLocked(field)) locked.push(field);
    else if (value === '') delete next[field];
    else next[field] = value;
  }
  if (locked.length > 0) return { ok: false, reason: 'field_locked', fields: locked };
  if (typeof update.receiveEmailPromo === 'boolean') next['receiveEmailPromo'] = update.receiveEmailPromo;
  return { ok: true, next: next as unknown as Editable };
};

/** Age in whole years at `now`, in UTC; the birthday itself counts. */
export const ageOn = (dateOfBirth: number, now: Date): number => {
  const born = new Date(dateOfBirth * 1000);
  const years = now.getUTCFullYear() - born.getUTCFullYear();
  const months = now.getUTCMonth() - born.getUTCMonth();
  const before = months < 0 || (months === 0 && now.getUTCDate() < born.getUTCDate());
  return before ? years - 1 : years;
};
