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
  markPlayRoundTold: 'markPlayRoundPresented',
  untold: 'unpresented',
  round_tellings: 'round_presentations',
  end_told: 'end_notified',
  told_once: 'reported_once',
  tell_ended_cool_offs: 'notify_ended_cool_offs',
  toldReasons: 'shownReasons',
  ToldNotice: 'NewNotice',
  getStanding: 'getProtectionStatus',
  readStanding: 'readProtectionStatus',
  refreshStanding: 'refreshProtectionStatus',
  refresh_standing: 'refresh_protection_status',
  keepStanding: 'refreshProtectionStatus',
  standing_due: 'protection_status_due',
  standingUntil: 'protectionUntil',
  standing_until: 'protection_until',
  standingRefusal: 'protectionRefusal',
  Standing: 'ProtectionStatus',
  PaperSide: 'DocumentSide',
  paperSides: 'documentSides',
  paperRules: 'documentRules',
  verification_papers: 'verification_documents',
  readVerificationPaper: 'readVerificationDocument',
  same_papers: 'same_documents',
  samePapersOf: 'sameDocumentsOf',
  too_many_papers: 'too_many_documents',
  paper_missing: 'document_missing',
  papers_asked: 'documents_asked',
  papers_verified: 'documents_verified',
  specimen: 'placeholder',
  deposit_taken_back: 'deposit_reversed',
  countTakenBack: 'countReversed',
  chain_send_raises: 'chain_send_fee_bumps',
  chain_sweep_raises: 'chain_sweep_fee_bumps',
  operator_looks: 'operator_views',
  noteLook: 'noteView',
  process_figures: 'process_metrics',
  onlyPlayed: 'onlySimulated',
  isPlayed: 'isSimulated',
  PlayedNetwork: 'SimulatedNetwork',
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

/** A phrase of a comment, and the plain one that says the same. */
const replacedInComments: Readonly<Record<string, string>> = {
  'the books': 'the ledger',
  'of its own accord': 'by itself',
  'in silence': 'without a message',
  'wants a person': 'needs an operator',
  anew: 'again',
  'wait for ever': 'wait forever',
  'whoever asks the database': 'even by direct database access',
  'somebody else was here first': 'another worker was first',
  'no trigger stands in the way': 'with triggers disabled',
  'the hand of a person': 'an operator',
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
  const named = sources.filter((source) => code.includes(source) || /\/functions\/.*\.sql$/.test(source.name));
  expect(find(named, replacedNames, '\\b', '')).toEqual([]);
});

test('phrases that were replaced in texts do not come back', () => {
  const read = sources.filter(
    ({ name, isTest }) => !isTest && (/(^|\/)(texts|en)[\w-]*\.ts$/.test(name) || name.startsWith('content/')),
  );
  expect(read.length).toBeGreaterThan(40);
  expect(find(read, replacedPhrases, '', 'i')).toEqual([]);
});

test('phrases that were replaced in comments do not come back', () => {
  const isComment = (line: string): boolean => /^\s*(\/\/|\/?\*|--)/.test(line);
  const comments = sources
    .filter(({ name }) => /\.(ts|tsx|mjs|css)$/.test(name) || /\/functions\/.*\.sql$/.test(name))
    .map((source) => ({ ...source, text: source.lines.filter(isComment).join('\n') }));
  expect(find(comments, replacedInComments, '\\b', 'i')).toEqual([]);
});
