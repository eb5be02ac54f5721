/** A player's own data: a copy of it, and its erasure. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { fileAnswer, isoTime } from './types.ts';

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
    'The player’s own data, a ZIP of JSON, CSV and the documents: the newest copy, or one that is made now; needs a step-up.',
  access: 'cashier',
  rateLimit: 'write',
  answerType: 'file',
  answers: { 200: fileAnswer },
});

export const getExportState = endpoint({
  name: 'getExportState',
  method: 'GET',
  path: `${base}/export/state`,
  summary: 'How far the copy of the player’s data is.',
  access: 'cashier',
  rateLimit: 'read',
  answers: { 200: exportState },
});

export const postExport = endpoint({
  name: 'postExport',
  method: 'POST',
  path: `${base}/export`,
  summary: 'Asks for a copy of everything that is kept of the player; needs a step-up. A mail tells when it is ready.',
  access: 'cashier',
  rateLimit: 'mail',
  answers: { 202: exportState },
});

export const getExportFile = endpoint({
  name: 'getExportFile',
  method: 'GET',
  path: `${base}/export/:id`,
  summary: 'The copy, a ZIP of JSON, CSV and the documents; needs a step-up, good for a day.',
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
  summary: 'Whether and when the player’s personal data become unreadable.',
  access: 'cashier',
  rateLimit: 'read',
  answers: { 200: erasure },
});

export const postErasure = endpoint({
  name: 'postErasure',
  method: 'POST',
  path: `${base}/erasure`,
  summary: 'Asks to be erased once the law allows it; only of a closed account, and with a step-up.',
  access: 'cashier',
  rateLimit: 'write',
  answers: { 200: erasure },
});

export const deleteErasure = endpoint({
  name: 'deleteErasure',
  method: 'DELETE',
  path: `${base}/erasure`,
  summary: 'Takes the wish to be erased back, while it has not happened.',
  access: 'cashier',
  rateLimit: 'write',
  answers: { 204: null },
});
