/** Every refusal about documents. */
import { problemTable } from '../../problem-table.ts';

export const verificationProblems = problemTable('verification', {
  paper_missing: { status: 422, title: 'Document missing' },
  paper_empty: { status: 422, title: 'Empty file' },
  paper_too_large: { status: 413, title: 'File too large' },
  paper_type_refused: { status: 422, title: 'File type not accepted' },
  paper_dangerous: { status: 422, title: 'File not accepted' },
  paper_encrypted: { status: 422, title: 'Locked document' },
  paper_unreadable: { status: 422, title: 'Damaged file' },
  paper_too_many_pixels: { status: 422, title: 'Picture too large' },
  too_many_papers: { status: 422, title: 'Too many documents' },
  verification_pending: { status: 409, title: 'Check in progress' },
  not_asked: { status: 409, title: 'Not requested' },
  already_verified: { status: 409, title: 'Already verified' },
  upload_under_way: { status: 409, title: 'Upload in progress' },
  upload_too_slow: { status: 408, title: 'Upload too slow' },
  uploads_busy: { status: 503, title: 'Too many uploads' },
});
