/** Parses and builds the API's documents. Pure. */
import type { RefusalReason } from '@carmine/contract/verification';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { CheckOrder, Document, Verdict } from '../../../modules/compliance/ports.ts';

const declineCodes: Readonly<Record<string, RefusalReason>> = {
  document_unreadable: 'unreadable',
  document_cut_off: 'cut_off',
  document_expired: 'expired',
  document_too_old: 'too_old',
  document_type_refused: 'wrong_document',
  name_mismatch: 'name_differs',
  date_of_birth_mismatch: 'birth_date_differs',
  address_mismatch: 'address_differs',
  face_mismatch: 'selfie_differs',
  suspected_forgery: 'not_genuine',
};

const checkDocument = z.object({
  reference: z.string().max(64),
  state: z.enum(['awaiting_documents', 'in_progress', 'approved', 'declined']),
  decline_code: z.string().max(64).nullable(),
});

export const checkBody = ({ reference, kind, details, documents }: CheckOrder): string =>
  JSON.stringify({
    reference,
    kind,
    subject: {
      name: details.name,
      date_of_birth: details.dateOfBirth ?? null,
      address: details.address ?? null,
    },
    documents: documents.map(({ side, name, type, bytes }) => ({
      side,
      name,
      type,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })),
  });

export const documentBody = ({ bytes }: Document): string => JSON.stringify({ content: bytes.toString('base64') });

/** Undefined for an invalid answer, or one about another check. */
export const readVerdict = (text: string, reference: string): Verdict | 'incomplete' | undefined => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const read = checkDocument.safeParse(json).data;
  if (read?.reference !== reference) return undefined;
  if (read.state === 'awaiting_documents') return 'incomplete';
  if (read.state === 'in_progress') return { status: 'pending' };
  if (read.state === 'approved') return { status: 'verified' };
  return { status: 'rejected', refusal: declineCodes[read.decline_code ?? ''] ?? 'other' };
};
