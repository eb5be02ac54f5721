/** Which files are accepted as documents. Pure rules over content and name. */
import { documentRules } from '@carmine/contract/verification';

export type DocumentType = 'image/jpeg' | 'image/png' | 'application/pdf';

export type DocumentFault =
  | 'document_empty'
  | 'document_too_large'
  | 'document_type_refused'
  | 'document_dangerous'
  | 'document_encrypted'
  | 'document_unreadable'
  | 'document_too_many_pixels';

const signatures: readonly (readonly [type: DocumentType, start: Buffer])[] = [
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['application/pdf', Buffer.from('%PDF-')],
];

/** By the first bytes: a reader that searches for a PDF header further inside would see a different file. */
const typeOf = (bytes: Buffer): DocumentType | undefined =>
  signatures.find(([, start]) => bytes.subarray(0, start.length).equals(start))?.[0];

const endings: Readonly<Record<DocumentType, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'application/pdf': ['pdf'],
};

/** The content determines the type; the stored name gets a matching extension. */
export const nameFor = (type: DocumentType, name: string): string => {
  const ending = /\.([^.]{1,10})$/.exec(name)?.[1]?.toLowerCase();
  return ending === undefined || endings[type].includes(ending) ? name : `${name}.${endings[type][0]}`;
};

const zipEnd = Buffer.from('PK\u0005\u0006');
/** A zip archive is located from its end, where a comment of this length may follow. */
const zipTail = 65_557;
const pageStarts = ['<?php', '<script', '<svg', '<html', '<!doctype'];

/** Polyglot files: a zip after the content, an HTML page or a PDF before it. */
const isTwoFiles = (type: DocumentType, bytes: Buffer): boolean => {
  if (bytes.subarray(-zipTail).includes(zipEnd)) return true;
  const start = bytes.subarray(0, 4096).toString('latin1').toLowerCase();
  return pageStarts.some((text) => start.includes(text)) || (type !== 'application/pdf' && start.includes('%pdf-'));
};

const nameLength = 120;

/** A display name for people and providers; never used as a path. */
export const tidyName = (name: string): string => {
  const plain = name.normalize('NFC').replace(/[\p{Cc}\p{Cf}]/gu, '');
  const last = plain.split(/[/\\]/).at(-1)?.trim() ?? '';
  return [...last].slice(-nameLength).join('') || 'document';
};

/** Checks that need no decoding. */
export const sortDocument = (
  bytes: Buffer,
): { ok: true; type: DocumentType } | { ok: false; reason: DocumentFault } => {
  const no = (reason: DocumentFault) => ({ ok: false, reason }) as const;
  if (bytes.length === 0) return no('document_empty');
  if (bytes.length > documentRules.maximumBytes) return no('document_too_large');
  const type = typeOf(bytes);
  if (type === undefined) return no('document_type_refused');
  if (isTwoFiles(type, bytes)) return no('document_dangerous');
  return { ok: true, type };
};
