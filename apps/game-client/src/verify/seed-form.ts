/** The form's input and its parsed values. */
import { fieldText, fieldValue, registry, type AnyGame, type GameAction } from '@carmine/games';
import { marksOf, type CurrencyCode } from '@carmine/money';
import type { SeedForm } from './work-out.ts';

export interface Typed {
  readonly gameId: string;
  readonly serverSeed: string;
  readonly hash: string;
  readonly clientSeed: string;
  readonly nonce: string;
  /** The parameters of the bet as they were typed, by name; the default bet's where nothing was typed. */
  readonly params: Readonly<Record<string, string>>;
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
  params: {},
  actions: [],
  currency: 'EUR',
  stake: withMark('1.00'),
};

/** Either separator is understood, in every language. */
const withPoint = (typed: string): string => typed.replace(',', '.');

export const gameOf = ({ gameId }: Pick<Typed, 'gameId'>): AnyGame => {
  const game = registry.find(({ id }) => id === gameId) ?? registry[0];
  if (game === undefined) throw new Error('There is no game');
  return game;
};

/** What each field of the game's bet shows. */
export const typedParams = (game: AnyGame, typed: Typed['params']): Readonly<Record<string, string>> => {
  const usual = game.params.parse({}) as Readonly<Record<string, unknown>>;
  const fields = game.betForm?.fields ?? [];
  return Object.fromEntries(
    fields.map((field) => [field.name, typed[field.name] ?? fieldText(field, usual[field.name])]),
  );
};

export const readForm = ({ params: given, ...typed }: Typed): SeedForm => {
  const game = gameOf(typed);
  const texts = typedParams(game, given);
  // What has no default may be left out.
  const fields = (game.betForm?.fields ?? []).filter(({ name }) => given[name] !== undefined || texts[name] !== '');
  const params = Object.fromEntries(fields.map((field) => [field.name, fieldValue(field, texts[field.name] ?? '')]));
  return { ...typed, stake: withPoint(typed.stake), game, params };
};
