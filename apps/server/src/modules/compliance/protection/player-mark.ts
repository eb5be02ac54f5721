/** A keyed hash of a person's identity, so that an exclusion finds the person's other accounts without storing personal data. */
import { createHmac } from 'node:crypto';
import { nameReadings } from '../../identity/index.ts';

/** The normalisation used before Latin readings existed, so that stored marks stay comparable. */
const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
    .sort()
    .join(' ');

export interface PlayerMark {
  /** Of the name as written. */
  readonly mark: Buffer;
  /** Of each Latin reading: one in common matches. */
  readonly folds: readonly Buffer[];
}

/**
 * Order, case, accents, punctuation and script of a name are ignored. Undefined without name or birth date. `dateOfBirth`: Unix seconds
 * at midnight UTC.
 */
export const playerMark = (
  key: Buffer,
  person: { readonly name: string | undefined; readonly dateOfBirth: number | undefined },
): PlayerMark | undefined => {
  const { name, dateOfBirth } = person;
  if (name === undefined || dateOfBirth === undefined) return undefined;
  const day = new Date(dateOfBirth * 1000).toISOString().slice(0, 10);
  const hash = (plain: string) => createHmac('sha256', key).update(`${plain}\n${day}`).digest();
  const mark = hash(plainName(name));
  return { mark, folds: [mark, ...nameReadings(name).map((words) => hash(words.toSorted().join(' ')))] };
};
