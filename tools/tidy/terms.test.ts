/**
 * Names and phrases that were replaced by standard terms must not come back. The glossary (`docs/glossary.md`) defines terms;
 * `docs/voice.md` the tone of texts.
 */
import { expect, test } from 'vitest';
import { code, sources } from './sources.ts';

/** Identifiers that nobody would search for, and their replacements. */
const replacedNames: Readonly<Record<string, string>> = {
  tellRound: 'toPlayRound',
  tellPlayer: 'pushPaymentHint',
  tellCashOut: 'transitionCashOut',
  PlaySeat: 'PlaySession',
  checkDoor: 'checkStopAndStepUp',
  leaveBranch: 'handleReorg',
  redraft: 'bumpFee',
  raiseFees: 'bumpFees',
  createTurnstile: 'createSemaphore',
  inTurn: 'withKeyMutex',
  AskAgain: 'RetryNotice',
  marksKey: 'pepper',
  createSpecimens: 'createPlaceholderGames',
  createGifts: 'Bonuses, JackpotPools, Adjustments',
  createGatherer: 'createBatchLoader',
  takeOverInParts: 'hydrateInChunks',
  useIsAwake: 'useIsHydrated',
};

/** Phrases in texts for players or operators, and their replacements. */
const replacedPhrases: Readonly<Record<string, string>> = {
  'Made to be put down': 'Stay in control',
  'On the floor tonight': 'Our games',
  'What stands between you': 'Before you can withdraw',
  'Where you are signed in': 'Active sessions',
  'Needs a second word': 'Needs a second approval',
  'Waiting for a person': 'Needs review',
  'What operators said': 'Decisions',
  'Refuse, it goes back': 'Reject and refund',
  'Credit what came': 'Credit amount received',
  'Your role may look': 'View only.',
  'Call off': 'Cancel',
  'No cash-out leaves': 'Withdrawals stopped',
  'The books were found broken': 'Ledger check failed',
  'Written on every game': 'The numbers, up front',
  'Nobody on this stage': 'Page not found',
  'Raising the curtain': 'Loading',
  'Being looked after': 'Under maintenance',
  'Nothing fits': 'No games match your filters',
  'A moment to look up': 'Reality check',
  'Drop one bill here': 'Upload proof of address',
  'The payment was called off': 'You cancelled the payment.',
};

const own = 'tools/tidy/terms.test.ts';
const find = (among: typeof code, words: Readonly<Record<string, string>>, edge: string, flags: string): string[] =>
  Object.entries(words).flatMap(([word, instead]) => {
    const pattern = new RegExp(`${edge}${word}${edge}`, flags);
    return among
      .filter(({ name, text }) => name !== own && pattern.test(text))
      .map(({ name }) => `${name}: "${word}", say "${instead}"`);
  });

test('names that were replaced by terms of the field do not come back', () => {
  expect(find(code, replacedNames, '\\b', '')).toEqual([]);
});

test('phrases that were replaced in texts do not come back', () => {
  const read = sources.filter(
    ({ name, isTest }) => !isTest && (/(^|\/)(texts|en)[\w-]*\.ts$/.test(name) || name.startsWith('content/')),
  );
  expect(read.length).toBeGreaterThan(40);
  expect(find(read, replacedPhrases, '', 'i')).toEqual([]);
});
