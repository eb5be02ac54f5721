/**
 * Which PDFs are accepted. A PDF is stored as received, because redrawing it would need a complete renderer; so it may only display
 * pages: no scripts, launch actions, embedded files or encryption.
 */
import { inflateSync } from 'node:zlib';

export type PdfFault = 'document_dangerous' | 'document_encrypted' | 'document_unreadable';

/** Names of active content. Only long names, because short ones occur by chance in image data. */
const acting = [
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'RichMedia',
  'SubmitForm',
  'ImportData',
  'Rendition',
  'GoToE',
  'GoToR',
];
const actingName = new RegExp(`/(?:${acting.join('|')})s?(?![A-Za-z0-9])|/XFA\\s*[\\[\\d]`);
const lockedName = /\/Encrypt\s+(\d+\s+\d+\s+R|<<)/;

/** Decodes `#4a` escapes in names. */
const plainNames = (text: string): string =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Limit for all objects together: more than a 10 MB document needs, and small enough for memory. */
const inflatedBytes = 32 * 1024 * 1024;
const objectStream = /\/ObjStm[^]{0,2000}?stream\r?\n/g;

/** Compressed objects must follow the same rules. Undefined if they cannot be decompressed. */
const unpackObjects = (text: string, bytes: Buffer): string[] | undefined => {
  const unpacked: string[] = [];
  let left = inflatedBytes;
  for (const match of text.matchAll(objectStream)) {
    const start = match.index + match[0].length;
    const end = text.indexOf('endstream', start);
    const body = bytes.subarray(start, end === -1 ? undefined : end);
    if (!match[0].includes('/FlateDecode')) {
      unpacked.push(body.toString('latin1'));
      continue;
    }
    try {
      const inflated = inflateSync(body, { maxOutputLength: Math.max(1, left), finishFlush: 2 });
      left -= inflated.length;
      unpacked.push(inflated.toString('latin1'));
    } catch {
      return undefined;
    }
  }
  return unpacked;
};

/** Bytes allowed after the end marker: a line break, or padding that some printers write. */
const afterEnd = 1024;

export const pdfFault = (bytes: Buffer): PdfFault | undefined => {
  const text = bytes.toString('latin1');
  const end = text.lastIndexOf('%%EOF');
  if (end === -1) return 'document_unreadable';
  if (text.length - end > afterEnd + 5) return 'document_dangerous';
  if (lockedName.test(text)) return 'document_encrypted';
  const objects = unpackObjects(text, bytes);
  if (objects === undefined) return 'document_unreadable';
  return [text, ...objects].some((part) => actingName.test(plainNames(part))) ? 'document_dangerous' : undefined;
};
