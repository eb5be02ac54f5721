/** Parses and builds Sumsub's documents. Pure. */
import type { RefusalReason } from '@carmine/contract/verification';
import { z } from 'zod';
import type { CheckOrder, Document, Verdict } from '../../../modules/compliance/ports.ts';

/** Reject labels that tell the player what to improve. */
const rejectLabels: Readonly<Record<string, RefusalReason>> = {
  UNSATISFACTORY_PHOTOS: 'unreadable',
  LOW_QUALITY: 'unreadable',
  BLACK_AND_WHITE: 'unreadable',
  DOCUMENT_DAMAGED: 'unreadable',
  INCOMPLETE_DOCUMENT: 'cut_off',
  DOCUMENT_PAGE_MISSING: 'cut_off',
  FRONT_SIDE_MISSING: 'cut_off',
  BACK_SIDE_MISSING: 'cut_off',
  EXPIRATION_DATE: 'expired',
  ID_INVALID: 'expired',
  NOT_DOCUMENT: 'wrong_document',
  SCREENSHOTS: 'wrong_document',
  UNSUITABLE_DOCUMENT: 'wrong_document',
  BAD_PROOF_OF_IDENTITY: 'wrong_document',
  BAD_PROOF_OF_ADDRESS: 'wrong_document',
  PROBLEMATIC_APPLICANT_DATA: 'name_differs',
  INCONSISTENT_PROFILE: 'name_differs',
  AGE_REQUIREMENT_MISMATCH: 'birth_date_differs',
  WRONG_ADDRESS: 'address_differs',
  SELFIE_MISMATCH: 'selfie_differs',
  BAD_FACE_MATCHING: 'selfie_differs',
  BAD_SELFIE: 'selfie_differs',
  FORGERY: 'not_genuine',
  GRAPHIC_EDITOR: 'not_genuine',
  DOCUMENT_TEMPLATE: 'not_genuine',
  FRAUDULENT_PATTERNS: 'not_genuine',
  FRAUDULENT_LIVENESS: 'not_genuine',
};

const applicantDocument = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  externalUserId: z.string().max(128),
  fixedInfo: z
    .object({ firstName: z.string().nullish(), lastName: z.string().nullish(), dob: z.string().nullish() })
    .nullish(),
  review: z
    .object({
      reviewStatus: z.enum(['init', 'pending', 'prechecked', 'queued', 'onHold', 'completed']),
      reviewResult: z
        .object({ reviewAnswer: z.enum(['GREEN', 'RED']), rejectLabels: z.array(z.string().max(100)).default([]) })
        .nullish(),
    })
    .nullish(),
});
export type Applicant = z.infer<typeof applicantDocument>;

const nameOf = (name: string): { firstName: string; lastName: string } => {
  const [firstName = '', ...rest] = name.split(' ');
  return { firstName, lastName: rest.join(' ') };
};

export const applicantBody = ({ reference, details }: CheckOrder): string =>
  JSON.stringify({
    externalUserId: reference,
    fixedInfo: { ...nameOf(details.name), ...(details.dateOfBirth == null ? {} : { dob: details.dateOfBirth }) },
  });

/** Whether the applicant under this reference is the same person. */
export const isSamePerson = ({ fixedInfo }: Applicant, { details }: CheckOrder): boolean => {
  const { firstName, lastName } = nameOf(details.name);
  return (
    (fixedInfo?.firstName ?? '') === firstName &&
    (fixedInfo?.lastName ?? '') === lastName &&
    (fixedInfo?.dob ?? null) === (details.dateOfBirth ?? null)
  );
};

const sideOf: Readonly<Partial<Record<Document['side'], string>>> = { front: 'FRONT_SIDE', back: 'BACK_SIDE' };

/** A document with a back is an ID card; one without is a passport. `country`: ISO 3166 alpha-3. */
export const documentMetadata = (document: Document, order: CheckOrder, country: string): string => {
  if (document.side === 'selfie') return JSON.stringify({ idDocType: 'SELFIE', country });
  if (order.kind !== 'identity') return JSON.stringify({ idDocType: 'UTILITY_BILL', country });
  const isCard = order.documents.some(({ side }) => side === 'back');
  const idDocSubType = isCard ? sideOf[document.side] : undefined;
  return JSON.stringify({
    idDocType: isCard ? 'ID_CARD' : 'PASSPORT',
    country,
    ...(idDocSubType === undefined ? {} : { idDocSubType }),
  });
};

/** File names come from the player, so they must not break out of the header. */
const headerText = (text: string): string => text.replaceAll(/["\\\r\n]/g, '_');

export const multipartBody = (document: Document, metadata: string, boundary: string): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="metadata"\r\n\r\n${metadata}\r\n` +
        `--${boundary}\r\ncontent-disposition: form-data; name="content"; filename="${headerText(document.name)}"\r\n` +
        `content-type: ${document.type}\r\n\r\n`,
    ),
    document.bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);

/** Undefined for an invalid answer. */
export const readApplicant = (text: string): Applicant | undefined => {
  try {
    return applicantDocument.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/** `incomplete`: the check was not requested yet. */
export const verdictOf = ({ review }: Applicant): Verdict | 'incomplete' | undefined => {
  if (review == null || review.reviewStatus === 'init') return 'incomplete';
  if (review.reviewStatus !== 'completed') return { status: 'pending' };
  const { reviewResult } = review;
  if (reviewResult == null) return undefined;
  if (reviewResult.reviewAnswer === 'GREEN') return { status: 'verified' };
  const known = reviewResult.rejectLabels.map((label) => rejectLabels[label]).find((reason) => reason !== undefined);
  return { status: 'rejected', refusal: known ?? 'other' };
};

const noticeDocument = z.object({ externalUserId: z.string().max(128), type: z.string().max(60) });

/** Our reference in a notification. */
export const readNotice = (body: Buffer): { reference: string; type: string } | undefined => {
  try {
    const read = noticeDocument.safeParse(JSON.parse(body.toString('utf8'))).data;
    return read && { reference: read.externalUserId, type: read.type };
  } catch {
    return undefined;
  }
};
