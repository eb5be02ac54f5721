/** The form's input and its parsed values. */
import { registry, type AnyGame, type GameAction } from '@carmine/games';
import { marksOf, type CurrencyCode } from '@carmine/money';
import type { SeedForm } from './work-out.ts';

export interface Typed {
  readonly gameId: string;
  readonly serverSeed: string;
  readonly hash: string;
  readonly clientSeed: string;
  readonly nonce: string;
  /** In units, as players read and type it: `50.49`. */
  readonly target: string;
  readonly direction: string;
  readonly actions: readonly GameAction[];
  readonly currency: CurrencyCode;
  readonly stake: string;
}

/** With the decimal separator of the language. */
const withMark = (text: string): string => text.replace('.', marksOf().decimal);

export const emptyForm: Typed = {
  gameId: registry[0]?.id ?? '',
  serverSeed: '',
  hash: '',
  clientSeed: '',
  nonce: '0',
  target: withMark('50.49'),
  direction: 'over',
  actions: [],
  currency: 'EUR',
  stake: withMark('1.00'),
};

/** Either separator is understood, in every language. */
const withPoint = (typed: string): string => typed.replace(',', '.');

const hundredths = (typed: string): number => {
  const text = withPoint(typed);
  return /^[0-9]{1,2}(\.[0-9]{1,2})?$/.test(text) ? Math.round(parseFloat(text) * 100) : -1;
};

/** Which additional fields a game needs. */
export const asksTarget = (game: AnyGame): boolean =>
  game.params.safeParse({ target: 5_000, direction: 'over' }).success;

export const gameOf = ({ gameId }: Pick<Typed, 'gameId'>): AnyGame => {
  const game = registry.find(({ id }) => id === gameId) ?? registry[0];
  if (game === undefined) throw new Error('There is no game');
  return game;
};

export const readForm = ({ target, direction, ...typed }: Typed): SeedForm => {
  const game = gameOf(typed);
  const params = asksTarget(game) ? { target: hundredths(target), direction } : {};
  return { ...typed, stake: withPoint(typed.stake), game, params };
};
