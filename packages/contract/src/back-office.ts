/** The operators' calls, on the back office's own origin. Every one is ours; every look at a player is audited. */
import { z } from 'zod';
import { roundLine } from './back-office-rounds.ts';
import { foundPlayer } from './back-office-search.ts';
import { endpoint } from './endpoint.ts';
import { amountAnswer, currencyAnswer, isoTime, pageOf, pageQuery, text } from './types.ts';

export * from './back-office-approvals.ts';
export * from './back-office-blocked-domains.ts';
export * from './back-office-books.ts';
export * from './back-office-cash-outs.ts';
export * from './back-office-consents.ts';
export * from './back-office-countries.ts';
export * from './back-office-protection.ts';
export * from './back-office-chains.ts';
export * from './back-office-games.ts';
export * from './back-office-corrections.ts';
export * from './back-office-debts.ts';
export * from './back-office-deposits.ts';
export * from './back-office-erasure.ts';
export * from './back-office-events.ts';
export * from './back-office-exclusion-cases.ts';
export * from './back-office-money.ts';
export * from './back-office-money-settings.ts';
export * from './back-office-oversight.ts';
export * from './back-office-risk.ts';
export * from './back-office-rounds.ts';
export * from './back-office-search.ts';
export * from './back-office-sessions.ts';
export * from './back-office-support.ts';
export * from './back-office-verification.ts';

const base = '/back-office/api/v1';

export const operatorRoles = ['support', 'payments', 'risk', 'content', 'admin'] as const;
const role = z.enum(operatorRoles);
const code = z.string().regex(/^[0-9]{6}$/, 'Six digits');
const id = z.string().min(5).max(64);
const email = z.email().max(254);
const password = z.string().min(12).max(128);

const operator = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role,
  permissions: z.array(z.string()),
});
export type Operator = z.infer<typeof operator>;

export const acceptInvitation = endpoint({
  name: 'acceptInvitation',
  method: 'POST',
  path: `${base}/invitation/accept`,
  summary: 'Sets name and password from a one-time link and answers the second factor to enrol',
  access: 'open',
  rateLimit: 'sign-in',
  /** The e-mail: of the first operator, whose link was printed; everybody else's is known. */
  body: z.strictObject({ token: z.string().max(128), name: text(2, 80), password, email: email.optional() }),
  answers: { 200: z.object({ email: z.string(), secret: z.string(), otpauthUri: z.string() }) },
});

export const confirmInvitation = endpoint({
  name: 'confirmInvitation',
  method: 'POST',
  path: `${base}/invitation/confirm`,
  summary: 'Proves the second factor, which makes the operator active and signs in',
  access: 'open',
  rateLimit: 'sign-in',
  body: z.strictObject({ token: z.string().max(128), code }),
  answers: { 200: z.object({ operator }) },
});

export const operatorSignIn = endpoint({
  name: 'operatorSignIn',
  method: 'POST',
  path: `${base}/signin`,
  summary: 'Signs an operator in with password and second factor',
  access: 'open',
  rateLimit: 'sign-in',
  // The first operator's name is no address that mail would find.
  body: z.strictObject({ email: z.string().min(1).max(254), password: z.string().max(128), code }),
  answers: { 200: z.object({ operator }) },
});

export const operatorSignOut = endpoint({
  name: 'operatorSignOut',
  method: 'DELETE',
  path: `${base}/signout`,
  summary: 'Ends the operator session',
  access: 'staff:self',
  rateLimit: 'write',
  answers: { 204: null },
});

export const operatorSelf = endpoint({
  name: 'operatorSelf',
  method: 'GET',
  path: `${base}/me`,
  summary: 'The signed-in operator',
  access: 'staff:self',
  unaudited: 'shows no player',
  rateLimit: 'read',
  answers: { 200: z.object({ operator, sandbox: z.boolean(), brand: z.string() }) },
});

export const listOperators = endpoint({
  name: 'listOperators',
  method: 'GET',
  path: `${base}/operators`,
  summary: 'All operators',
  access: 'staff:operators.manage',
  unaudited: 'shows no player',
  rateLimit: 'read',
  answers: {
    200: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        email: z.string(),
        role,
        status: z.enum(['invited', 'active', 'locked']),
        /** Nobody else had to agree: what this operator and the inviter decide together is marked. */
        invitedAlone: z.boolean(),
      }),
    ),
  },
});

export const inviteOperator = endpoint({
  name: 'inviteOperator',
  method: 'POST',
  path: `${base}/operators`,
  summary:
    'Makes an operator, whose one-time link goes by mail to that e-mail; for roles that decide about money when a second operator has agreed, where there is one',
  access: 'staff:operators.manage',
  proof: true,
  rateLimit: 'write',
  body: z.strictObject({ email, role, reason: text(5, 500).optional() }),
  answers: { 201: z.object({ expiresAt: isoTime }), 202: z.object({ waits: z.literal(true) }) },
});

export const setOperatorStatus = endpoint({
  name: 'setOperatorStatus',
  method: 'PUT',
  path: `${base}/operators/:id/status`,
  summary: 'Locks an operator, which ends the sessions at once, or opens again',
  access: 'staff:operators.manage',
  proof: true,
  rateLimit: 'write',
  params: z.strictObject({ id }),
  body: z.strictObject({ status: z.enum(['active', 'locked']), reason: text(5, 500) }),
  answers: { 204: null },
});

const balance = z.object({
  currency: currencyAnswer,
  cash: amountAnswer,
  bonus: amountAnswer,
  locked: amountAnswer,
  cashoutPending: amountAnswer,
  /** What the player owes: of deposits that were taken back. */
  owed: amountAnswer,
  freeSpinWinnings: amountAnswer,
  /** `null` while the currency has no rate. */
  cashEur: amountAnswer.nullable(),
  default: z.boolean(),
});

export const readPlayer = endpoint({
  name: 'readPlayer',
  method: 'GET',
  path: `${base}/players/:id`,
  summary: 'One player: state, wallets, totals and masked details',
  access: 'staff:players.read',
  rateLimit: 'read',
  params: z.strictObject({ id }),
  answers: {
    200: foundPlayer.extend({
      confirmed: z.boolean(),
      lastSeenAt: isoTime.nullable(),
      wallets: z.array(balance),
      totals: z.object({ depositedEur: amountAnswer, deposits: z.number().int() }),
      details: z.object({ phone: z.string(), address: z.string(), dateOfBirth: z.string() }),
    }),
  },
});
export type PlayerOverview = z.infer<(typeof readPlayer.answers)[200]>;

export const revealPlayerDetails = endpoint({
  name: 'revealPlayerDetails',
  method: 'POST',
  path: `${base}/players/:id/details`,
  summary: 'The unmasked personal details, for a stated reason',
  access: 'staff:players.reveal',
  proof: true,
  rateLimit: 'write',
  params: z.strictObject({ id }),
  body: z.strictObject({ reason: text(5, 500) }),
  answers: {
    200: z.object({ email: z.string(), phone: z.string(), address: z.string(), dateOfBirth: z.string() }),
  },
});

const playerPayment = z.object({
  id: z.string(),
  direction: z.enum(['deposit', 'withdraw']),
  method: z.string(),
  currency: currencyAnswer,
  amount: amountAnswer,
  status: z.string(),
  reason: z.string().nullable(),
  createdAt: isoTime,
});

export const readPlayerPayments = endpoint({
  name: 'readPlayerPayments',
  method: 'GET',
  path: `${base}/players/:id/payments`,
  summary: 'The player’s deposits and cash-outs, newest first',
  access: 'staff:payments.read',
  rateLimit: 'read',
  params: z.strictObject({ id }),
  query: pageQuery,
  answers: { 200: pageOf(playerPayment) },
});

export const readPlayerRounds = endpoint({
  name: 'readPlayerRounds',
  method: 'GET',
  path: `${base}/players/:id/rounds`,
  summary: 'The player’s rounds, newest first',
  access: 'staff:players.read',
  rateLimit: 'read',
  params: z.strictObject({ id }),
  query: pageQuery,
  answers: { 200: pageOf(roundLine) },
});

const auditEntry = z.object({
  id: z.string(),
  at: isoTime,
  operator: z.string().nullable(),
  action: z.string(),
  subjectKind: z.string().nullable(),
  subjectId: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
});

export const readAuditLog = endpoint({
  name: 'readAuditLog',
  method: 'GET',
  path: `${base}/audit`,
  summary: 'The audit log, newest first; of one player with `player`',
  access: 'staff:audit.read',
  unaudited: 'shows no player',
  rateLimit: 'read',
  query: pageQuery.extend({ player: id.optional() }),
  answers: { 200: pageOf(auditEntry) },
});

export const verifyAuditLog = endpoint({
  name: 'verifyAuditLog',
  method: 'GET',
  path: `${base}/audit/verify`,
  summary: 'Whether the chain of the audit log is whole, as far as the worker has looked',
  access: 'staff:audit.read',
  unaudited: 'shows no player',
  rateLimit: 'read',
  answers: { 200: z.object({ entries: z.number().int(), intact: z.boolean(), firstBroken: z.string().nullable() }) },
});
