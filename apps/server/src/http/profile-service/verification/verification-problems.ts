/** All refusals about documents. */
import type { ProblemTable } from '../../problem-table.ts';

export const verificationProblems = {
  paper_missing: { status: 422, title: 'Document missing', message: 'Please add every file that is asked for.' },
  paper_empty: { status: 422, title: 'Empty file', message: 'This file is empty.' },
  paper_too_large: { status: 413, title: 'File too large', message: 'A file may have up to 10 MB.' },
  paper_type_refused: {
    status: 422,
    title: 'File type not accepted',
    message: 'Please send a JPEG, PNG or PDF.',
  },
  paper_dangerous: {
    status: 422,
    title: 'File not accepted',
    message: 'This file holds more than a page, such as a script or another file. Please send a photo of the document.',
  },
  paper_encrypted: {
    status: 422,
    title: 'Locked document',
    message: 'This PDF is locked with a password. Please send an open copy or a photo.',
  },
  paper_unreadable: {
    status: 422,
    title: 'Damaged file',
    message: 'This file is damaged and cannot be opened. Please try another copy.',
  },
  paper_too_many_pixels: {
    status: 422,
    title: 'Picture too large',
    message: 'This picture has more than 40 megapixels. Please send a smaller one.',
  },
  too_many_papers: {
    status: 422,
    title: 'Too many documents',
    message: 'You have sent as many files as can be taken within 30 days. Please try again later, or write to support.',
  },
  verification_pending: {
    status: 409,
    title: 'Check under way',
    message: 'Your documents are being checked already. You will hear from us.',
  },
  not_asked: { status: 409, title: 'Not requested', message: 'We have not requested this document.' },
  already_verified: { status: 409, title: 'Verified already', message: 'This is verified already.' },
  upload_under_way: {
    status: 409,
    title: 'Upload under way',
    message: 'Another upload of yours is still under way. Please wait a moment.',
  },
  upload_too_slow: {
    status: 408,
    title: 'Upload too slow',
    message: 'Your files arrived too slowly. Please try again where the connection is better.',
  },
  uploads_busy: {
    status: 503,
    title: 'Too many uploads',
    message: 'Many people are sending documents right now. Please try again in a moment.',
  },
} as const satisfies ProblemTable;
