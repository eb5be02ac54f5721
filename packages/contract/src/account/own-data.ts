/** A player's own data: a copy of it, and its erasure. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { fileAnswer, isoTime } from '../types.ts';

const base = '/profile-service/api/v1/profile';

const exportState = z.object({
  /** `none`: never requested, or expired. */
  state: z.enum(['none', 'making', 'ready', 'failed']),
  id: z.string().nullable(),
  size: z.number().int().nullable(),
  expiresAt: isoTime.nullable(),
});
export type ExportState = z.infer<typeof exportState>;

export const getExport = endpoint({
  name: 'getExport',
  method: 'GET',
  path: `${base}/export`,
  summary:
    'The player’s own data as a ZIP of JSON, CSV and documents: the newest copy, or one created now; needs a step-up',
  access: 'cashier',
  rateLimit: 'write',
  answerType: 'file',
  answers: { 200: fileAnswer },
});

export const getExportState = endpoint({
  name: 'getExportState',
  method: 'GET',
  path: `${base}/export/state`,
  summary: 'State of the copy of the player’s data',
  access: 'cashier',
  rateLimit: 'read',
  answers: { 200: exportState },
});

export const postExport = endpoint({
  name: 'postExport',
  method: 'POST',
  path: `${base}/export`,
  summary: 'Requests a copy of the player’s data; needs a step-up; a mail follows when it is ready',
  access: 'cashier',
  rateLimit: 'mail',
  answers: { 202: exportState },
});

export const getExportFile = endpoint({
  name: 'getExportFile',
  method: 'GET',
  path: `${base}/export/:id`,
  summary: 'The copy as a ZIP of JSON, CSV and documents; needs a step-up; available for a day',
  access: 'cashier',
  rateLimit: 'write',
  params: z.strictObject({ id: z.string().max(64) }),
  answerType: 'file',
  answers: { 200: fileAnswer },
});

const erasure = z.object({ erasure: z.object({ askedAt: isoTime, dueAt: isoTime }).nullable() });

export const getErasure = endpoint({
  name: 'getErasure',
  method: 'GET',
  path: `${base}/erasure`,
  summary: 'Whether and when the player’s personal data is erased',
  access: 'cashier',
  rateLimit: 'read',
  answers: { 200: erasure },
});

export const postErasure = endpoint({
  name: 'postErasure',
  method: 'POST',
  path: `${base}/erasure`,
  summary: 'Requests erasure once the law allows it; needs a closed account and a step-up',
  access: 'cashier',
  rateLimit: 'write',
  answers: { 200: erasure },
});

export const deleteErasure = endpoint({
  name: 'deleteErasure',
  method: 'DELETE',
  path: `${base}/erasure`,
  summary: 'Withdraws the request for erasure',
  access: 'cashier',
  rateLimit: 'write',
  answers: { 204: null },
});
