/** Which notice each event makes. Data are amounts, states and public ids: nothing that names a person. */
import type { NoticeKind } from '@carmine/contract/account/notices';
import { roundEndAction } from '@carmine/contract/games/round-ends';
import { showAmount } from '@carmine/money';
import * as compliance from '../../platform/events/catalogue/compliance.ts';
import * as accounts from '../../platform/events/catalogue/identity.ts';
import * as payments from '../../platform/events/catalogue/payments.ts';
import * as promotions from '../../platform/events/catalogue/promotions.ts';
import * as ledger from '../../platform/events/catalogue/wallet.ts';
import type { EventType } from '../../platform/events/define-event.ts';
import type { Received } from '../../platform/events/outbox.ts';
import type { PlayerId } from '../../platform/ids/ids.ts';
import { limitData } from './limit-changes.ts';

export interface NewNotice {
  readonly playerId: PlayerId;
  readonly source: string;
  readonly kind: NoticeKind;
  readonly data: Readonly<Record<string, string>>;
}

/** Nothing where the event is none of the player's business. */
export type MakeNotice<E extends EventType> = (event: Received<E>) => NewNotice | undefined;

interface AboutPlayer {
  readonly id: bigint;
  readonly payload: { readonly playerId: PlayerId };
}

/** An event that says all by its name; `data` where it says more. */
const plain =
  (kind: NoticeKind, data: Readonly<Record<string, string>> = {}) =>
  ({ id, payload }: AboutPlayer): NewNotice => ({
    ...{ playerId: payload.playerId, source: `${kind}:${id}`, kind, data },
  });

/** A decimal of its currency, as on the wire: the site writes it in the reader's language. */
const amountOf = ({ currency, amount }: { readonly currency: string; readonly amount: string }) => ({
  currency,
  amount,
});

/** What has no value is left out. */
const said = (data: Readonly<Record<string, string | null | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(data).flatMap(([name, value]) => (value ? [[name, value]] : [])));

const deposit =
  (
    kind:
      | 'deposit_credited'
      | 'deposit_failed'
      | 'deposit_review'
      | 'deposit_reversed'
      | 'deposit_won_back'
      | 'deposit_refused'
      | 'deposit_given_back',
  ): MakeNotice<payments.DepositEvent> =>
  ({ payload }) => {
    const { playerId, deposit: id, reason, owed, settled, dispute, whole } = payload;
    const data = { id, ...amountOf(payload), ...said({ reason, owed, settled, whole }) };
    return { playerId, source: `${kind}:${id}${dispute === undefined ? '' : `:${dispute}`}`, kind, data };
  };

const cashOut =
  (
    kind: 'cash_out_requested' | 'cash_out_approved' | 'cash_out_paid' | 'cash_out_returned',
  ): MakeNotice<payments.CashOutEvent> =>
  ({ payload }) => {
    const { playerId, cashOut: id, state, reason } = payload;
    const data = { id, ...amountOf(payload), ...said({ reason }) };
    return { playerId, source: `${kind}:${id}:${state}`, kind, data };
  };

const paidTwice: MakeNotice<typeof payments.cashOutPaidTwice> = ({ payload }) => {
  const { playerId, cashOut: id, leg, owed } = payload;
  const data = { id, ...amountOf(payload), ...said({ owed }) };
  return { playerId, source: `cash_out_paid_twice:${id}:${leg}`, kind: 'cash_out_paid_twice', data };
};

const writtenOff: MakeNotice<typeof compliance.debtWrittenOff | typeof compliance.debtWrittenOffBefore> = ({
  payload,
}) => ({
  playerId: payload.playerId,
  source: `debt_written_off:${'matter' in payload ? payload.matter : payload.request}`,
  kind: 'debt_written_off',
  data: { ...amountOf(payload), ...said({ owed: payload.owed }) },
});

const documents: MakeNotice<typeof compliance.verificationDecided> = (event) => {
  const { playerId, case: caseId, kind: of, status, again, expired } = event.payload;
  const good = status === 'verified';
  const source = again === true ? `documents again:${event.id}` : `documents:${caseId}`;
  const shown = { playerId, source, data: { of } };
  if (of === 'funds') return { ...shown, kind: good ? 'funds_accepted' : 'funds_rejected' };
  if (expired === true) return { ...shown, kind: 'documents_expired' };
  if (again === true) return { ...shown, kind: 'documents_asked' };
  return { ...shown, kind: good ? 'documents_verified' : 'documents_rejected' };
};

const signIn: MakeNotice<typeof accounts.playerSignedIn> = ({ payload: { playerId, sessionId, newDevice } }) =>
  newDevice ? { playerId, source: `sign_in:${sessionId}`, kind: 'new_sign_in', data: {} } : undefined;

const security: MakeNotice<typeof accounts.securityChanged> = ({ id, payload: { playerId, change } }) => ({
  ...{ playerId, source: `security:${id}`, kind: 'security_changed', data: { change } },
});

const granted: MakeNotice<typeof promotions.promotionGranted> = ({ payload }) => {
  const { playerId, promotion, amount, spins, expiresAt } = payload;
  const isSpins = spins > 0 && !/[1-9]/.test(amount);
  const data = {
    ...amountOf(payload),
    ...said({ until: expiresAt?.toISOString(), ...(isSpins && { spins: `${spins}` }) }),
  };
  return { playerId, source: `promotion_granted:${promotion}`, kind: 'promotion_granted', data };
};

const ended: MakeNotice<typeof promotions.promotionEnded> = ({ id, payload }) => {
  const { playerId, promotion, state, reason } = payload;
  const source = `promotion_${state}:${promotion}:${id}`;
  if (state === 'completed')
    return /[1-9]/.test(payload.amount)
      ? { playerId, source, kind: 'promotion_completed', data: amountOf(payload) }
      : undefined;
  // Who cancelled it knows, and who lost it was playing.
  if (state === 'cancelled' || state === 'lost') return undefined;
  return { playerId, source, kind: 'promotion_ended', data: said({ reason: reason ?? state }) };
};

const notEarned: MakeNotice<typeof promotions.promotionNotEarned> = ({
  payload: { playerId, deposit: of, reason },
}) => ({
  ...{ playerId, source: `promotion_not_earned:${of}`, kind: 'promotion_not_earned', data: { id: of, reason } },
});

const expiresSoon: MakeNotice<typeof promotions.promotionExpiresSoon> = ({ payload }) => {
  const { playerId, promotion, amount, spins, expiresAt } = payload;
  const areSpins = !/[1-9]/.test(amount);
  return {
    playerId,
    source: `promotion_expires_soon:${promotion}${areSpins ? ':spins' : ''}`,
    kind: 'promotion_expires_soon',
    data: { ...amountOf(payload), until: expiresAt.toISOString(), ...said({ spins: areSpins ? `${spins}` : null }) },
  };
};

/** `id` of the game, to go on with the round. */
const roundExpiresSoon: MakeNotice<typeof ledger.roundExpiresSoon> = ({ payload }) => {
  const { playerId, round, game, name, until } = payload;
  const data = { id: game, name, until: until.toISOString() };
  return { playerId, source: `round_expires_soon:${round}`, kind: 'round_expires_soon', data };
};

const roundEnded: MakeNotice<typeof ledger.roundEnded> = ({ payload }) => {
  const { playerId, round, name, currency, payout, reason, action } = payload;
  const paid = amountOf({ currency, amount: showAmount(currency, BigInt(payout)) });
  const data = { id: round, name, ...paid, reason, ...said({ action: roundEndAction(action) }) };
  return { playerId, source: `round_ended:${round}`, kind: 'round_ended', data };
};

const statusKinds = { locked: 'account_locked', closed: 'account_closed', active: 'account_opened' } as const;

const untilData = (until: Date | null): Record<string, string> => said({ until: until?.toISOString() ?? null });

/** Who called a deposit off knows. */
const failedDeposit: MakeNotice<payments.DepositEvent> = (event) =>
  event.payload.state === 'cancelled' ? undefined : deposit('deposit_failed')(event);

/** An event and what makes its notice, to whoever subscribes. */
type Reaction = (subscribe: <E extends EventType>(event: E, make: MakeNotice<E>) => void) => void;

const notice =
  <E extends EventType>(event: E, make: MakeNotice<E>): Reaction =>
  (subscribe) =>
    subscribe(event, make);

export const noticeReactions: readonly Reaction[] = [
  notice(payments.depositCredited, deposit('deposit_credited')),
  notice(payments.depositFailed, failedDeposit),
  notice(payments.depositInReview, deposit('deposit_review')),
  notice(payments.depositReversed, deposit('deposit_reversed')),
  notice(payments.depositWonBack, deposit('deposit_won_back')),
  notice(payments.depositRefused, deposit('deposit_refused')),
  notice(payments.depositGivenBack, deposit('deposit_given_back')),
  notice(payments.cashOutRequested, cashOut('cash_out_requested')),
  notice(payments.cashOutApproved, cashOut('cash_out_approved')),
  notice(payments.cashOutPaid, cashOut('cash_out_paid')),
  notice(payments.cashOutReturned, cashOut('cash_out_returned')),
  notice(payments.cashOutPaidTwice, paidTwice),
  notice(payments.bankAccountSet, (event) => plain('security_changed', { change: 'bank_account_set' })(event)),
  notice(compliance.debtWrittenOff, writtenOff),
  notice(compliance.debtWrittenOffBefore, writtenOff),
  notice(compliance.verificationDecided, documents),
  notice(compliance.sourceOfFundsAsked, plain('funds_asked')),
  notice(promotions.promotionGranted, granted),
  notice(promotions.promotionEnded, ended),
  notice(promotions.promotionNotEarned, notEarned),
  notice(promotions.promotionExpiresSoon, expiresSoon),
  notice(ledger.roundExpiresSoon, roundExpiresSoon),
  notice(ledger.roundEnded, roundEnded),
  notice(compliance.exportReady, plain('export_ready')),
  notice(compliance.erasureAsked, (event) => plain('erasure_asked', untilData(event.payload.until))(event)),
  notice(compliance.erasureDropped, plain('erasure_dropped')),
  notice(accounts.playerSignedIn, signIn),
  notice(accounts.playerConfirmed, plain('email_confirmed')),
  notice(accounts.passwordChanged, plain('password_changed')),
  notice(accounts.securityChanged, security),
  notice(accounts.playerStatusChanged, (event) => plain(statusKinds[event.payload.status])(event)),
  notice(compliance.limitsChanged, (event) => plain('limit_changed', { changes: limitData(event.payload) })(event)),
  notice(compliance.breakStarted, (event) => plain('break_started', untilData(event.payload.until))(event)),
  notice(compliance.breakEnded, plain('break_ended')),
];
