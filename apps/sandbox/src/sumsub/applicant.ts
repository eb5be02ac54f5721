/** An applicant as the provider stores it: only file names, never documents. Pure. */
import { wishOf } from '../identity-checks/check.ts';

export interface Applicant {
  readonly id: string;
  readonly externalUserId: string;
  readonly levelName: string;
  readonly fixedInfo: Readonly<Record<string, unknown>>;
  readonly names: readonly string[];
  readonly kind: 'identity' | 'bill';
  /** When the check was requested. */
  readonly pendingAt: string | null;
}

const reviewOf = ({ names, kind, pendingAt }: Applicant, now: Date, checkMs: number) => {
  if (pendingAt === null) return { reviewStatus: 'init' };
  const wish = wishOf(names);
  if (wish === 'hesitate' || now.getTime() < Date.parse(pendingAt) + checkMs) return { reviewStatus: 'pending' };
  if (wish === 'approve') return { reviewStatus: 'completed', reviewResult: { reviewAnswer: 'GREEN' } };
  return {
    reviewStatus: 'completed',
    reviewResult: {
      reviewAnswer: 'RED',
      reviewRejectType: 'RETRY',
      rejectLabels: [kind === 'identity' ? 'UNSATISFACTORY_PHOTOS' : 'INCOMPLETE_DOCUMENT'],
    },
  };
};

export const applicantDocument = (applicant: Applicant, now: Date, checkMs: number) => ({
  id: applicant.id,
  externalUserId: applicant.externalUserId,
  fixedInfo: applicant.fixedInfo,
  levelName: applicant.levelName,
  review: reviewOf(applicant, now, checkMs),
});

export interface Part {
  readonly metadata: { readonly idDocType: string; readonly country: string };
  readonly fileName: string;
  readonly bytes: number;
}

/** The two parts of an uploaded document; undefined if one is missing. */
export const readPart = (body: Buffer, contentType: string): Part | undefined => {
  const boundary = /boundary=([^;]+)/.exec(contentType)?.[1];
  if (boundary === undefined) return undefined;
  const text = body.toString('latin1');
  const metadata = /name="metadata"\r\n\r\n([^\r]*)\r\n/.exec(text)?.[1];
  const content = /name="content"; filename="([^"]*)"\r\n[^\r]*\r\n\r\n/.exec(text);
  if (metadata === undefined || content?.[1] === undefined) return undefined;
  const end = text.lastIndexOf(`\r\n--${boundary}--`);
  try {
    const read = JSON.parse(Buffer.from(metadata, 'latin1').toString('utf8')) as Part['metadata'];
    if (typeof read.idDocType !== 'string' || !/^[A-Z]{3}$/.test(read.country)) return undefined;
    return { metadata: read, fileName: content[1], bytes: end - content.index - content[0].length };
  } catch {
    return undefined;
  }
};
