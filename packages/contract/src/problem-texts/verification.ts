/** Refusals about documents. */
import type { CodeTexts } from './parameters.ts';

export const verificationRefusals = {
  paper_missing: 'Please add every file that is requested.',
  paper_empty: 'This file is empty.',
  paper_too_large: 'A file can be up to 10 MB.',
  paper_type_refused: 'Please send a JPEG, PNG or PDF.',
  paper_dangerous:
    'This file contains more than a page, such as a script or another file. Please send a photo of the document.',
  paper_encrypted: 'This PDF is protected with a password. Please send a copy without one, or a photo.',
  paper_unreadable: 'This file is damaged and cannot be opened. Please try another copy.',
  paper_too_many_pixels: 'This picture has more than 40 megapixels. Please send a smaller one.',
  too_many_papers:
    'You have sent as many files as we accept within 30 days. Please try again later, or contact support.',
  verification_pending: 'Your documents are already being checked. You will hear from us.',
  not_asked: 'We have not requested this document.',
  already_verified: 'This is already verified.',
  upload_under_way: 'Another upload is still in progress. Please wait a moment.',
  upload_too_slow: 'Your files arrived too slowly. Please try again with a better connection.',
  uploads_busy: 'Many people are sending documents right now. Please try again in a moment.',
} as const satisfies CodeTexts;
