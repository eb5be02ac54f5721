/** Validates an uploaded file and returns what is stored, or why not. */
import { createHmac } from 'node:crypto';
import { nameFor, sortDocument, tidyName, type DocumentFault } from './document.ts';
import { pdfFault } from './pdf.ts';
import type { DocumentSide } from '@carmine/contract/verification';
import type { Document, RedrawPicture } from '../ports.ts';

export interface Upload {
  readonly side: DocumentSide;
  readonly name: string;
  readonly bytes: Buffer;
}

export interface CheckedDocument extends Document {
  /** Keyed hash of the submitted file. */
  readonly contentHash: Buffer;
}

export type DocumentCheck =
  | { readonly ok: true; readonly document: CheckedDocument }
  | { readonly ok: false; readonly side: DocumentSide; readonly reason: DocumentFault };

export const checkDocument =
  ({ redraw, hashKey }: { redraw: RedrawPicture; hashKey: Buffer }) =>
  async ({ side, name: given, bytes }: Upload): Promise<DocumentCheck> => {
    const no = (reason: DocumentFault): DocumentCheck => ({ ok: false, side, reason });
    const sorted = sortDocument(bytes);
    if (!sorted.ok) return no(sorted.reason);
    const name = nameFor(sorted.type, tidyName(given));
    const contentHash = createHmac('sha256', hashKey).update(bytes).digest();
    if (sorted.type === 'application/pdf') {
      const fault = pdfFault(bytes);
      return fault === undefined
        ? { ok: true, document: { side, name, type: 'application/pdf', bytes, contentHash } }
        : no(fault);
    }
    const drawn = await redraw(bytes, sorted.type);
    if (!drawn.ok) return no(drawn.reason === 'too_many_pixels' ? 'document_too_many_pixels' : 'document_unreadable');
    return { ok: true, document: { side, name, type: 'image/jpeg', bytes: drawn.bytes, contentHash } };
  };
