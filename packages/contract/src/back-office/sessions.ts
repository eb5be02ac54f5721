/** An operator's own sessions, the step-up, and why a session ended. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { sessionAnswer } from '../account/profile.ts';
import { stepUpMs } from '../settings.ts';

const base = '/back-office/api/v1';

/** As a player's, with browser and system in words. */
const operatorSession = sessionAnswer.omit({ userAgent: true }).extend({ device: z.string() });
export type OperatorSessionView = z.infer<typeof operatorSession>;

export const listOperatorSessions = endpoint({
  name: 'listOperatorSessions',
  method: 'GET',
  path: `${base}/sessions`,
  summary: 'The signed-in operator’s sessions, last used first',
  access: 'staff:self',
  unaudited: 'shows no player',
  rateLimit: 'read',
  answers: { 200: z.array(operatorSession) },
});

export const endOperatorSession = endpoint({
  name: 'endOperatorSession',
  method: 'DELETE',
  path: `${base}/sessions/:id`,
  summary: 'Ends one of the operator’s own sessions at once',
  access: 'staff:self',
  rateLimit: 'write',
  params: z.strictObject({ id: z.string().min(5).max(64) }),
  answers: { 204: null },
});

export const endOtherOperatorSessions = endpoint({
  name: 'endOtherOperatorSessions',
  method: 'DELETE',
  path: `${base}/sessions`,
  summary: 'Ends all of the operator’s own sessions except the current one',
  access: 'staff:self',
  rateLimit: 'write',
  answers: { 200: z.object({ ended: z.number().int() }) },
});

export const sessionEnds = ['signed_out', 'ended', 'locked', 'renewed', 'idle', 'expired'] as const;

export const readSessionEnd = endpoint({
  name: 'readSessionEnd',
  method: 'GET',
  path: `${base}/session-end`,
  summary: 'Why the session of this cookie ended; null if there was none or it is active',
  access: 'open',
  rateLimit: 'read',
  answers: { 200: z.object({ end: z.enum(sessionEnds).nullable(), idleMinutes: z.number().int() }) },
});

export const operatorStepUp = endpoint({
  name: 'operatorStepUp',
  method: 'POST',
  path: `${base}/step-up`,
  summary: `Step-up with the second factor; valid for ${stepUpMs / 60_000} minutes, like a sign-in`,
  access: 'staff:self',
  rateLimit: 'sign-in',
  body: z.strictObject({ code: z.string().regex(/^[0-9]{6}$/, 'Six digits') }),
  answers: { 204: null },
});
