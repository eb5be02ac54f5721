/** Identity documents: accepted, checked by a provider or an operator, decided once, stored sealed. */
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
  /** Worker only: one step with the provider. */
  check: checkCase(deps),
  /** Worker only, now and then. */
  sweep: sweepVerification(deps),
  cases: listCases(deps),
  readCase: readCase(deps),
  readDocument: readDocument(deps),
  receiveNotice: receiveKycNotice(deps),
  decide: decideCase(deps),
  withdraw: withdrawCase(deps),
  /** Call in the transaction that corrects a player's details: locks the cases that proved them. */
  lockProven,
  /** Then revokes them. */
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
