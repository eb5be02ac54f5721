/** The operators' calls about approval requests. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountAnswer, currencyAnswer, isoTime, pageOf, pageQuery, text } from '../types.ts';

const base = '/back-office/api/v1';
const params = z.strictObject({ id: z.string().min(5).max(64) });
const reason = text(5, 500);

/** Kinds that concern the house, not a single player. */
export const houseApprovalKinds = [
  'invite_operator',
  'renew_operator',
  'loosen_rules',
  'loosen_limits',
  'set_payout_method',
  'set_agreed_fees',
  'settle_audit',
  'correct_clearing',
  'set_thresholds',
  'set_restricted',
  'set_jurisdiction',
  'replace_list',
  'remove_list',
  'drain_hot',
  'announce_top_up',
  'gateway_transfer',
  'add_cold_address',
  'loosen_level',
  'seed_jackpot',
  'void_live_round',
  'disqualify_player',
  'offer_promotion',
  'set_referral_rules',
  'set_affiliate',
  'send_campaign',
  'loosen_campaigns',
] as const;
/** Wrong matches are now decided by one operator; earlier requests are still shown. */
export const playerApprovalKinds = [
  'remove_second_factor',
  'end_match',
  'reopen_account',
  'exclude_forever',
  'erase_data',
  'write_off_debt',
  'pay_small_coins',
] as const;
const kind = z.enum([...houseApprovalKinds, ...playerApprovalKinds]);
export type ApprovalKind = z.infer<typeof kind>;

/** Requested by this call; a permanent exclusion, an erasure and a write-off have their own calls. */
const askable = z.enum(['remove_second_factor', 'reopen_account']);
export type AskableKind = z.infer<typeof askable>;

/**
 * `from` and `to`: as stored at the time of the request; absent if there was none. `now`: only if the value has changed since. Amounts
 * are in EUR or have their currency; yes and no are `on` and `off`.
 */
const change = z.object({
  field: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  now: z.string().nullable().optional(),
});
export type ApprovalChange = z.infer<typeof change>;

const states = z.enum(['open', 'waiting', 'done', 'rejected', 'withdrawn', 'expired', 'cancelled']);
export type ApprovalState = z.infer<typeof states>;

export const approvalRequest = z.object({
  id: z.string(),
  kind,
  /** `waiting`: approved; takes effect at `dueAt` unless the player prevents it. `expired`: not approved in time. */
  state: states,
  /** Its subject if that is not a player: the invited email, the operator, the country, the list. */
  about: z.string().nullable(),
  /** Role of the invited or renewed operator. */
  role: z.string().nullable(),
  changes: z.array(change),
  askedBy: z.string(),
  /** Whether the reader requested it: another operator has to approve. */
  own: z.boolean(),
  /** Whether the reader may decide it now. */
  mayApprove: z.boolean(),
  mayEnd: z.boolean(),
  askedAt: isoTime,
  /** Until when it can be approved. */
  expiresAt: isoTime,
  reason: z.string(),
  approvedBy: z.string().nullable(),
  approvedAt: isoTime.nullable(),
  approval: z.string().nullable(),
  dueAt: isoTime.nullable(),
  /** Who withdrew or rejected it. */
  endedBy: z.string().nullable(),
  endedAt: isoTime.nullable(),
  /** `used`: the factor reported lost was used. `changed`: the requester or approver is no longer an operator. */
  cancelledBecause: z.enum(['player', 'used', 'changed']).nullable(),
  /** For a write-off: the maximum requested, and the amount written off once done. */
  debt: z.object({ currency: currencyAnswer, amount: amountAnswer, writtenOff: amountAnswer.nullable() }).nullable(),
});
export type ApprovalRequest = z.infer<typeof approvalRequest>;

export const readPlayerApprovals = endpoint({
  name: 'readPlayerApprovals',
  method: 'GET',
  path: `${base}/players/:id/approvals`,
  summary: 'Approval requests for a player, and the kinds that can be requested now',
  access: 'staff:players.read',
  rateLimit: 'read',
  params,
  answers: { 200: z.object({ items: z.array(approvalRequest), possible: z.array(askable) }) },
});

export const askApproval = endpoint({
  name: 'askApproval',
  method: 'POST',
  path: `${base}/players/:id/approvals`,
  summary: 'Requests an approval for a player',
  access: 'staff:players.protect',
  proof: true,
  rateLimit: 'write',
  params,
  body: z.strictObject({ kind: askable, reason }),
  answers: { 201: z.object({ id: z.string() }) },
});

const listed = approvalRequest.extend({ player: z.object({ id: z.string(), name: z.string() }).nullable() });
export type ListedApproval = z.infer<typeof listed>;

export const approvalLists = ['open', 'ended'] as const;

export const listApprovals = endpoint({
  name: 'listApprovals',
  method: 'GET',
  path: `${base}/approvals`,
  summary:
    'Requests that the operator’s role may decide: open or waiting ones, oldest first, and those expired within seven days; or ended ones, newest first',
  access: 'staff:approvals.read',
  rateLimit: 'read',
  query: pageQuery.extend({ list: z.enum(approvalLists).default('open'), kind: kind.optional() }),
  answers: { 200: pageOf(listed) },
});

export const approveRequest = endpoint({
  name: 'approveRequest',
  method: 'POST',
  path: `${base}/approvals/:id/approval`,
  summary:
    'Approves a request: it takes effect at once, or after the time in which the player can prevent it. A one-time link is mailed to the operator it is for',
  access: 'staff:approvals.decide',
  proof: true,
  rateLimit: 'write',
  params,
  body: z.strictObject({ reason }),
  answers: { 200: z.object({ state: z.enum(['waiting', 'done']) }) },
});

export const endRequest = endpoint({
  name: 'endRequest',
  method: 'POST',
  path: `${base}/approvals/:id/end`,
  summary: 'Ends a request before it takes effect: the requester withdraws it, others reject it',
  access: 'staff:approvals.read',
  rateLimit: 'write',
  params,
  body: z.strictObject({ reason }),
  answers: { 204: null },
});

const listedName = z.object({ reference: z.string(), name: z.string(), born: z.string().nullable() });
export type ListedName = z.infer<typeof listedName>;

export const listDroppedNames = endpoint({
  name: 'listDroppedNames',
  method: 'GET',
  path: `${base}/approvals/:id/dropped-names`,
  summary: 'Names that would be dropped if a watch list were replaced or removed',
  access: 'staff:approvals.decide',
  unaudited: 'shows no player',
  rateLimit: 'read',
  params,
  query: pageQuery,
  answers: { 200: pageOf(listedName) },
});
