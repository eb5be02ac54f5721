/** Makes of an uploaded file what may be kept, or says why not. */
import { createHmac } from 'node:crypto';
import { nameFor, sortPaper, tidyName, type PaperFault } from './paper.ts';
import { pdfFault } from './pdf.ts';
import type { PaperSide } from '@carmine/contract/verification';
import type { Paper, RedrawPicture } from '../ports.ts';

export interface Upload {
  readonly side: PaperSide;
  readonly name: string;
  readonly bytes: Buffer;
}

export interface CheckedPaper extends Paper {
  /** Of what was handed in, under a key of ours. */
  readonly contentHash: Buffer;
}

export type PaperCheck =
  | { readonly ok: true; readonly paper: CheckedPaper }
  | { readonly ok: false; readonly side: PaperSide; readonly reason: PaperFault };

export const checkPaper =
  ({ redraw, hashKey }: { redraw: RedrawPicture; hashKey: Buffer }) =>
  async ({ side, name: given, bytes }: Upload): Promise<PaperCheck> => {
    const no = (reason: PaperFault): PaperCheck => ({ ok: false, side, reason });
    const sorted = sortPaper(bytes);
    if (!sorted.ok) return no(sorted.reason);
    const name = nameFor(sorted.type, tidyName(given));
    const contentHash = createHmac('sha256', hashKey).update(bytes).digest();
    if (sorted.type === 'application/pdf') {
      const fault = pdfFault(bytes);
      return fault === undefined
        ? { ok: true, paper: { side, name, type: 'application/pdf', bytes, contentHash } }
        : no(fault);
    }
    const drawn = await redraw(bytes, sorted.type);
    if (!drawn.ok) return no(drawn.reason === 'too_many_pixels' ? 'paper_too_many_pixels' : 'paper_unreadable');
    return { ok: true, paper: { side, name, type: 'image/jpeg', bytes: drawn.bytes, contentHash } };
  };
