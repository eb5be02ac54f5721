/**
 * What a PDF may hold. It is kept as it came, because redrawing one would need a reader of all of the format; so it must
 * be one that only shows pages: no script, no program to start, no file inside, no lock.
 */
import { inflateSync } from 'node:zlib';

export type PdfFault = 'paper_dangerous' | 'paper_encrypted' | 'paper_unreadable';

/** Names that make a document do something. Long ones: a short one would turn up by chance inside a picture. */
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

/** `#4a` is another way to write a letter of a name. */
const plainNames = (text: string): string =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Together; more than a document of 10 MB has any use for, and little enough to hold. */
const inflatedBytes = 32 * 1024 * 1024;
const objectStream = /\/ObjStm[^]{0,2000}?stream\r?\n/g;

/** Objects may be packed: what is in there must keep to the same rules. Nothing when they cannot be unpacked. */
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

/** How much may follow the end mark: a line break, or the padding that some printers write. */
const afterEnd = 1024;

export const pdfFault = (bytes: Buffer): PdfFault | undefined => {
  const text = bytes.toString('latin1');
  const end = text.lastIndexOf('%%EOF');
  if (end === -1) return 'paper_unreadable';
  if (text.length - end > afterEnd + 5) return 'paper_dangerous';
  if (lockedName.test(text)) return 'paper_encrypted';
  const objects = unpackObjects(text, bytes);
  if (objects === undefined) return 'paper_unreadable';
  return [text, ...objects].some((part) => actingName.test(plainNames(part))) ? 'paper_dangerous' : undefined;
};
