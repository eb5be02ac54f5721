/** A keyed hash of who somebody is, so that an exclusion finds the person's other accounts without keeping the person. */
import { createHmac } from 'node:crypto';

/** Order, case, accents and punctuation of a name change nothing. */
const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
    .sort()
    .join(' ');

/** Nothing where name or birth date is not known. `dateOfBirth`: unix seconds, midnight UTC of the day. */
export const playerMark = (
  key: Buffer,
  person: { readonly name: string | undefined; readonly dateOfBirth: number | undefined },
): Buffer | undefined => {
  if (person.name === undefined || person.dateOfBirth === undefined) return undefined;
  const day = new Date(person.dateOfBirth * 1000).toISOString().slice(0, 10);
  return createHmac('sha256', key)
    .update(`${plainName(person.name)}\n${day}`)
    .digest();
};
