/** Operators of the back office: access, list, permissions. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { isoTime, text } from '../types.ts';

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
  summary: 'Sets name and password from a one-time link and returns the second factor to enrol',
  access: 'open',
  rateLimit: 'sign-in',
  /** Email of the first operator, whose link was printed; all others were invited by email. */
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
  // The first operator's name is not a deliverable email address.
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
        /** Nobody else had to approve: joint decisions of this operator and the inviter are marked. */
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
    'Invites an operator with a one-time link by mail; roles that decide on money need the approval of a second operator, if there is one',
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
  summary: 'Locks an operator, which ends all sessions at once, or unlocks one',
  access: 'staff:operators.manage',
  proof: true,
  rateLimit: 'write',
  params: z.strictObject({ id }),
  body: z.strictObject({ status: z.enum(['active', 'locked']), reason: text(5, 500) }),
  answers: { 204: null },
});

export const renewOperator = endpoint({
  name: 'renewOperator',
  method: 'POST',
  path: `${base}/operators/:id/renewal`,
  summary:
    'Resets the access of an operator who lost phone or password: ends both and every session, and mails a one-time link; roles that decide on money need the approval of a second operator',
  access: 'staff:operators.manage',
  proof: true,
  rateLimit: 'write',
  params: z.strictObject({ id }),
  body: z.strictObject({ reason: text(5, 500) }),
  answers: { 201: z.object({ expiresAt: isoTime }), 202: z.object({ waits: z.literal(true) }) },
});
