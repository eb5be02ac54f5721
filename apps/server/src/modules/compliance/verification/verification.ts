/** Documents: taken in, checked by a provider or a person, decided once, kept sealed. */
import { askFunds, dropFunds, fundsAsked } from './ask-funds.ts';
import { checkCase, sweepVerification } from './check-case.ts';
import { decideCase } from './decide-case.ts';
import { fallBack, lockProven, pushFallenBack } from './fall-back.ts';
import { receiveKycNotice } from './receive-kyc-notice.ts';
import { readVerification } from './read-verification.ts';
import { listCases, readCase, readDocument, refusalOf } from './review-cases.ts';
import { submitDocuments } from './submit-documents.ts';
import type { VerificationDeps } from './deps.ts';
import { expireCases, withdrawCase } from './withdraw-case.ts';

export const createVerification = (deps: VerificationDeps) => ({
  state: readVerification(deps),
  submit: submitDocuments(deps),
  /** Worker only: one turn with the provider. */
  check: checkCase(deps),
  /** Worker only, now and then. */
  sweep: sweepVerification(deps),
  cases: listCases(deps),
  readCase: readCase(deps),
  readDocument: readDocument(deps),
  receiveNotice: receiveKycNotice(deps),
  decide: decideCase(deps),
  withdraw: withdrawCase(deps),
  /** In the transaction that corrects a player's details: what they were proven by, kept still until it ends. */
  lockProven,
  /** Then takes it back. */
  fallBack: fallBack(deps),
  /** After the commit. */
  pushFallenBack: pushFallenBack(deps),
  /** Worker only, once a day. */
  expire: expireCases(deps),
  askFunds: askFunds(deps),
  dropFunds: dropFunds(deps),
  fundsAsked: fundsAsked(deps),
  refusalOf: refusalOf(deps),
});

export type Verification = ReturnType<typeof createVerification>;
