/** A keyed hash of who somebody is, so that an exclusion finds the person's other accounts without keeping the person. */
import { createHmac } from 'node:crypto';
import { nameReadings } from '../../identity/index.ts';

/** As marks were made before names were read in Latin letters: those that are kept stay comparable. */
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
  /** Of the name as it is written. */
  readonly mark: Buffer;
  /** Of each way to read it in Latin letters: one in common is one person. */
  readonly folds: readonly Buffer[];
}

/**
 * Order, case, accents, punctuation and script of a name change nothing. Nothing where name or birth date is not known.
 * `dateOfBirth`: unix seconds, midnight UTC of the day.
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
