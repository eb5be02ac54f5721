/**
 * All entries of the audit log, with their subject and details: public ids, codes and operators' reasons. No personal values, because
 * the log is kept permanently.
 */
import type { BreakPeriod, LimitKind, LimitSpan } from '@carmine/contract/account/protection';
import type { RefusalReason } from '@carmine/contract/verification';
import type { CurrencyCode } from '@carmine/money';

interface About<K extends string> {
  readonly subject: { readonly kind: K; readonly id: string };
}
interface Says<D> {
  readonly details: Readonly<D>;
}
type Bare = Readonly<Record<never, never>>;

type Player = About<'player'>;
interface Reason {
  readonly reason: string;
}
/** The players whose rows were shown. */
interface Shown {
  readonly players: readonly string[];
}

interface StaffActions {
  'audit.broken': Says<{ finding: string; entry: string }>;
  'call.refused': Says<{
    call: string;
    reason: string;
    status: number;
    session?: string;
    end?: string;
    ip?: string | null;
    country?: string | null;
  }>;
  'event.discard': About<'event'> & Says<{ topic: string; version: number; reason?: string }>;
  'event.list': Says<{ list: string }>;
  'event.read': About<'event'>;
  'event.retry': About<'event'> & Says<{ topic: string; version: number; reason?: string }>;
  'operator.end_sessions': Says<{ ended: number }>;
  'operator.invite': About<'operator'> & Says<{ role: string; invited?: string; alone?: true } & Partial<Reason>>;
  'operator.join': Bare;
  'operator.lock': About<'operator'> & Says<Reason>;
  'operator.renew': About<'operator'> & Says<Reason | { by: 'machine' }>;
  'operator.replace_email': About<'operator'> & Says<{ by: 'machine' }>;
  'operator.sign_in': Bare;
  'operator.sign_in_failed': Partial<About<'operator'>> & Says<{ why: string; ip: string; country: string }>;
  'operator.sign_out': Bare;
  'operator.step_up': Bare;
  'operator.step_up_failed': About<'operator'> & Says<{ why: string }>;
  'operator.unlock': About<'operator'> & Says<Reason>;
}

/** A request contains its kind and what it would change; the player or operator it is about is the subject. */
type OfRequest = Partial<Player> & Says<Record<string, unknown>>;

interface ApprovalActions {
  'approval.approve': OfRequest;
  'approval.ask': OfRequest;
  'approval.cancelled': OfRequest;
  'approval.done': OfRequest;
  'approval.expired': OfRequest;
  'approval.list': Says<{ list: string } & Shown>;
  'approval.read': Player;
  'approval.reject': OfRequest;
  'approval.withdraw': OfRequest;
}

interface PlayerActions {
  'player.correct': Player & Says<{ fields: readonly string[] } & Reason>;
  'player.drop_erasure': Player;
  'player.exclude': Player & Says<{ period: BreakPeriod } & Reason>;
  'player.find': Says<{ as: readonly string[]; by: readonly string[]; found: readonly string[] }>;
  'player.find_misses': Says<{ misses: number; minutes: number }>;
  'player.list': Says<Shown>;
  'player.list_erasures': Says<{ state: string } & Shown>;
  'player.read': Player;
  'player.read_consents': Player;
  'player.read_erasure': Player;
  'player.read_loyalty': Player;
  'player.read_payments': Player;
  'player.read_protection': Player;
  'player.read_round': Player & Says<{ round: string }>;
  'player.read_rounds': Player;
  'player.reveal': Player & Says<Reason>;
  'player.set_status': Player & Says<{ status: string } & Reason>;
  'player.tighten_limit': Player & Says<{ kind: LimitKind; span: LimitSpan; limit: string } & Reason>;
  'promotion.coupon': Says<{ promotion: string; code: string; mostUses: number | null; expiresAt: string | null }>;
  'promotion.draft': Says<{ promotion: string; version: number; rules: object }>;
  'promotion.end': Says<{ promotion: string } & Reason>;
  'promotion.end_coupon': Says<{ promotion: string; code: string } & Reason>;
  'promotion.list_reviews': Says<Shown>;
  'promotion.review': Player & Says<{ grant: string; granted: boolean } & Reason>;
  'promotion.save': Says<{ promotion: string; version: number; rules: object }>;
  'affiliate.end': Says<{ affiliate: string } & Reason>;
  'affiliate.renew_secret': Says<{ affiliate: string } & Reason>;
  'affiliate.retry_postback': Says<{ affiliate: string; postback: string }>;
  'referral.end': Says<Reason>;
  'referral.list': Says<Shown>;
  'campaign.draft': Says<{ campaign: string; rules: object }>;
  'campaign.save': Says<{ campaign: string; rules: object }>;
  'campaign.settings': Says<{ mostMails: number; perMinute: number } & Reason>;
  'campaign.stop': Says<{ campaign: string } & Reason>;
  'campaign.test': Says<{ campaign: string; language: string }>;
  'competition.read': Says<{ competition: string } & Shown>;
  'round.list': Says<Shown>;
}

interface ComplianceActions {
  'exclusion_case.decide': Player & Says<{ case: string; excluded: string; decision: string } & Reason>;
  'exclusion_case.read': Player;
  'funds.ask': Player;
  'funds.drop': Player;
  'funds.read': Player;
  'risk.block_domain': Says<{ domain: string } & Reason>;
  'risk.clear': Player & Says<{ flag: string; kind: string; cause: string }>;
  'risk.list': Says<{ state: string } & Shown>;
  'risk.load_list': Says<{ list: string; kind: string }>;
  'risk.note': Player;
  'risk.raise': Player;
  'risk.read': Player;
  'risk.unblock_domain': Says<{ domain: string } & Reason>;
  'verification.approve': Player & Says<{ case: string }>;
  'verification.list': Says<{ state: string } & Shown>;
  'verification.read': Player & Says<{ case: string }>;
  'verification.read_paper': Player & Says<{ case: string; paper: string; side: string }>;
  'verification.refuse': Player & Says<{ case: string; reason: RefusalReason }>;
  'verification.withdraw': Player & Says<{ case: string; reason: RefusalReason }>;
}

type OfCashOut<D = unknown> = Player & Says<{ cashOut: string } & Reason & D>;
type OfLeg<D = unknown> = OfCashOut<{ leg: string } & D>;
type OfDeposit<D = unknown> = Player & Says<{ deposit: string } & Reason & D>;

type OfDispute<D = unknown> = Player & Says<{ dispute: string } & D>;

interface OfBatch {
  readonly batch: string;
}

interface PaymentActions {
  'bank.ask_return': OfLeg<{ reference: string }>;
  'bank.download': Says<OfBatch & { file: string }>;
  'bank.drop_batch': Says<OfBatch & Reason>;
  'bank.list': Says<Shown>;
  'bank.list_batches': Says<Shown>;
  'bank.make_batch': Says<OfBatch & { currency: CurrencyCode; transfers: number; sum: string } & Reason>;
  'bank.release_batch': Says<OfBatch & { file: string } & Reason>;
  'bank.report': Says<
    OfBatch & {
      report: string;
      paid: number;
      refused: number;
      toConfirm: number;
      file: string;
      pending: number;
      already: number;
      contrary: number;
      unknown: number;
    } & Reason
  >;
  'bank.return': OfLeg<{ reference: string }>;
  'cash_out.approve': OfCashOut;
  'cash_out.leg_let_go': OfLeg;
  'cash_out.leg_settled': OfLeg;
  'cash_out.leg_taken': OfLeg;
  'cash_out.list': Says<{ queue: string } & Shown>;
  'cash_out.paid_by_hand': OfLeg<{ reference: string }>;
  'cash_out.read_on_statement': OfLeg<{ reference: string }>;
  'cash_out.read': Player & Says<{ cashOut: string }>;
  'cash_out.refuse': OfCashOut<{ code: string }>;
  'debt.read': Player;
  'deposit.credit': OfDeposit;
  'deposit.list': Says<{ queue: string } & Shown>;
  'deposit.read': Player & Says<{ deposit: string }>;
  'deposit.refund_let_go': OfDeposit;
  'deposit.refund_paid': OfDeposit<{ reference: string }>;
  'deposit.refund_settled': OfDeposit;
  'deposit.refund_taken': OfDeposit;
  'deposit.refuse': OfDeposit<{ code: string }>;
  'reconciliation.explain': Says<{ party: string; difference: string } & Reason>;
  'reconciliation.run': Says<{ party: string; day: string }>;
  'reconciliation.take': Says<{ party: string; difference: string }>;
  'dispute.accept': OfDispute<Reason>;
  'dispute.evidence': OfDispute<{ change: string; item: string }>;
  'dispute.list': Says<{ queue: string } & Shown>;
  'dispute.open': OfDispute<{ deposit: string } & Reason>;
  'dispute.read': OfDispute;
  'dispute.read_bundle': OfDispute;
  'dispute.read_document': OfDispute<{ item: string }>;
  'dispute.represent': OfDispute<{ way: string }>;
  'dispute.rule': OfDispute<{ outcome: string } & Reason>;
  'payments.resume': Says<{ stoppedFor: string | null } & Reason>;
  'payments.set_cash_out_rules': Says<
    { automatic: boolean; upToEur: string; perDayEur: string; twoPersonsFromEur: string } & Reason
  >;
  'payments.set_currency': Says<
    {
      currency: CurrencyCode;
      deposits: boolean;
      cashOuts: boolean;
      leastDepositEur: string;
      leastCashOutEur: string;
    } & Reason
  >;
  'payments.cancel_top_up': Says<{ topUp: string } & Reason>;
  'payments.remove_cold_address': Says<{ network: string; address: string } & Reason>;
  'payments.set_level': Says<
    { store: string; code: string; currency: CurrencyCode; low: string; high: string | null } & Reason
  >;
  'payments.set_limits': Says<{ mostEur: string; playerDayEur: string | null } & Reason>;
  'payments.set_payout_method': Says<{ method: string; dayEur: string | null } & Reason>;
  'payments.stop': Says<Reason>;
  'payouts.resume': Says<{ rail: string } & Reason>;
  'payouts.stop': Says<{ rail: string } & Reason>;
  'payments.switch_gateway': Says<{ code: string; enabled: boolean } & Reason>;
}

/** For a visitor there is only the conversation. */
type OfConversation = About<'player' | 'conversation'> & Says<{ conversation: string }>;

interface OtherActions {
  'game.change': About<'game'> & Says<{ before: object; after: object } & Reason>;
  'support.answer': OfConversation;
  'support.close': OfConversation;
  'support.delete_answer': Says<{ answer: string }>;
  'support.list': Says<{ state: string } & Shown>;
  'support.read': OfConversation;
  'support.save_answer': Says<{ title: string; replace: boolean }>;
}

type OfMessage = Player & Says<{ message: string; table: string }>;

/** The chat at live tables. */
interface ChatActions {
  'chat.add_word': Says<{ word: string; language: string }>;
  'chat.keep': OfMessage;
  'chat.lift_mute': Player & Says<{ mute: string } & Reason>;
  'chat.list': Says<{ list: string } & Shown>;
  'chat.mute': Player & Says<{ mute: string; length: string; message?: string } & Reason>;
  'chat.remove': OfMessage;
  'chat.remove_word': Says<{ word: string }>;
  'chat.rename': Player & Says<Reason>;
  'chat.switch': Says<{ place: string; open: boolean } & Reason>;
}

export interface AuditActions
  extends StaffActions, ApprovalActions, PlayerActions, ComplianceActions, PaymentActions, OtherActions, ChatActions {}

export type AuditAction = keyof AuditActions;

type Read = 'read' | 'list';

/** Views change nothing; they are recorded before the response is sent. */
export type LookAction = Extract<
  AuditAction,
  `${string}.${Read}` | `${string}.${Read}_${string}` | 'player.find' | 'player.reveal' | 'call.refused'
>;
