/** Rules while they are edited: plain values by path, and what the contract says about them. Pure. */
import { draftedRules } from '@carmine/contract/back-office/promotions';
import { promotions as words } from '../../texts/en-promotions.ts';

export type Draft = Readonly<Record<string, unknown>>;
export type Wrong = Readonly<Record<string, string>>;

const isGroup = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const valueAt = (draft: Draft, path: string): unknown =>
  path.split('.').reduce<unknown>((at, name) => (isGroup(at) ? at[name] : undefined), draft);

/** A plain value as a field shows it; empty for anything else. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value.toString() : '';

/** Of rules that are one of several. */
const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  kind: words.kinds,
  'reward.kind': words.rewards,
  'reward.score': words.scores,
  'perPlayer.each': words.each,
};

const tier = /fromEur (\S+), freeSpins (\d+), matchPercent (\d+)/g;

/** As operators read it: a tier in the order of its label. */
export const ruleText = (name: string, value: string): string =>
  choices[name]?.[value] ?? value.replaceAll(tier, '$1 / $3 / $2');

/** Undefined takes the rule away, and a group of which nothing is left. */
export const withValue = (draft: Draft, path: string, value: unknown): Draft => {
  const [first = '', ...rest] = path.split('.');
  const { [first]: child, ...others } = draft;
  if (rest.length === 0) return value === undefined ? others : { ...draft, [first]: value };
  const changed = withValue(isGroup(child) ? child : {}, rest.join('.'), value);
  return Object.keys(changed).length === 0 && first !== 'audience' ? others : { ...draft, [first]: changed };
};

/** From a field of date and time, which has no seconds; UTC. */
export const isoOf = (text: string): string => (text === '' ? '' : `${text}:00.000Z`);
export const fieldOf = (iso: unknown): string => (typeof iso === 'string' ? iso.slice(0, 16) : '');

/** A number where it is one; the contract says what is wrong with the rest. */
export const numberOf = (text: string): unknown => {
  if (text.trim() === '') return undefined;
  const number = Number(text);
  return Number.isNaN(number) ? text : number;
};

export const listOf = (text: string): string[] | undefined => {
  const parts = text
    .split(/[\s,;]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.length === 0 ? undefined : parts;
};

/** `dice 50, limbo 0`: a number to each name. */
export const weightsOf = (text: string): Readonly<Record<string, unknown>> | undefined => {
  const parts = text
    .split(/[,;\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => part.split(/[\s:=%]+/));
  return parts.length === 0
    ? undefined
    : Object.fromEntries(parts.map(([name = '', percent = '']) => [name, numberOf(percent) ?? '']));
};

/** By path; empty if the rules can be saved. */
export const wrongOf = (draft: Draft): Wrong => {
  const read = draftedRules.safeParse(draft);
  if (read.success) return {};
  return Object.fromEntries(
    read.error.issues.map(({ path, code, message }) => [path.join('.'), words.wrongBy[code] ?? message]),
  );
};

const wagering = { times: 35, maxStakeEur: '5', days: 30, conversionCapTimes: null, exceptGames: [] };
const freeSpins = {
  ...{ games: [], stakeEur: '0.20', days: 7 },
  unlock: { depositEur: '20', extraPercent: 50, wagering: 35, days: 30 },
};
const competition = { games: 'all_slots', score: 'best_multiple', leastStakeEur: '0.20', prizes: ['100'] };

/** What a rule begins with when it is switched on. */
export const begins: Readonly<Record<string, unknown>> = {
  weekly: { weekday: 5, fromHour: 0, hours: 72 },
  'audience.pastDeposits': { from: 1 },
  'reward.wagering': wagering,
  'reward.freeSpins': freeSpins,
  'texts.de': { title: '', summary: '' },
};

const firstTier = { fromEur: '20', matchPercent: 50, freeSpins: 0 };

export const rewardsBegin: Readonly<Record<string, Draft>> = {
  deposit: { kind: 'deposit', tiers: [firstTier], wagering },
  gift: { kind: 'gift', spins: 10, freeSpins },
  cashback: { kind: 'cashback', percent: 10, lossAboveEur: '10', atMostEur: '200', wagering },
  race: { kind: 'race', ...competition },
  tournament: {
    ...{ kind: 'tournament', ...competition, entryEur: null, addedEur: '100', housePercent: 0 },
    places: { from: 2, to: 1_000 },
  },
};
