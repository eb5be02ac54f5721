/** Refusals about documents. */
import type { CodeTexts } from './parameters.ts';

export const verificationRefusals = {
  document_missing: 'Please add every file that is requested.',
  document_empty: 'This file is empty.',
  document_too_large: 'A file can be up to 10 MB.',
  document_type_refused: 'Please send a JPEG, PNG or PDF.',
  document_dangerous:
    'This file contains more than a page, such as a script or another file. Please send a photo of the document.',
  document_encrypted: 'This PDF is protected with a password. Please send a copy without one, or a photo.',
  document_unreadable: 'This file is damaged and cannot be opened. Please try another copy.',
  document_too_many_pixels: 'This picture has more than 40 megapixels. Please send a smaller one.',
  too_many_documents:
    'You have sent as many files as we accept within 30 days. Please try again later, or contact support.',
  verification_pending: 'Your documents are already being checked. You will hear from us.',
  not_asked: 'We have not requested this document.',
  already_verified: 'This is already verified.',
  upload_under_way: 'Another upload is still in progress. Please wait a moment.',
  upload_too_slow: 'Your files arrived too slowly. Please try again with a better connection.',
  uploads_busy: 'Many people are sending documents right now. Please try again in a moment.',
} as const satisfies CodeTexts;
