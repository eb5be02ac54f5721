import { describe, expect, test } from 'vitest';
import { checkDocument, receive, wishOf, type Check } from './check.ts';
import { requestIsSigned } from './signature.ts';

const check = (wish: Check['wish'], kind: Check['kind'] = 'identity'): Check => ({
  reference: 'ver_1',
  announced: '',
  kind,
  wish,
  documents: [
    { side: 'front', sha256: '', received: false },
    { side: 'selfie', sha256: '', received: false },
  ],
  completeAt: null,
});
const start = new Date('2026-11-01T12:00:00Z');
const after = (ms: number) => new Date(start.getTime() + ms);
const complete = (wish: Check['wish'], kind?: Check['kind']) =>
  receive(receive(check(wish, kind), 'front', start), 'selfie', start);

describe('a check', () => {
  test('begins when the last document is there and takes its time', () => {
    const half = receive(check('approve'), 'front', start);
    expect(checkDocument(half, after(5_000), 1_000).state).toBe('awaiting_documents');
    expect(checkDocument(complete('approve'), after(999), 1_000).state).toBe('in_progress');
    expect(checkDocument(complete('approve'), after(1_000), 1_000).state).toBe('approved');
  });

  test('ends as the names of its files ask for', () => {
    expect([['a.jpg'], ['a.jpg', 'my-REJECT.jpg'], ['pending.pdf']].map(wishOf)).toEqual([
      'approve',
      'decline',
      'hesitate',
    ]);
    expect(checkDocument(complete('decline'), after(1_000), 1_000)).toMatchObject({
      state: 'declined',
      decline_code: 'document_unreadable',
    });
    expect(checkDocument(complete('decline', 'bill'), after(1_000), 1_000).decline_code).toBe('document_cut_off');
    expect(checkDocument(complete('hesitate'), after(1e9), 1_000).state).toBe('in_progress');
  });

  test('is not begun again by a document that comes twice', () => {
    const again = receive(complete('approve'), 'front', after(900));
    expect(checkDocument(again, after(1_000), 1_000).state).toBe('approved');
  });
});

test('a request without its signature, with an old one or with another body is refused', () => {
  const request = { method: 'GET', path: '/x', body: Buffer.alloc(0), timestamp: '1793534400', signature: '' };
  const now = new Date(1_793_534_400_000);
  expect(requestIsSigned('key', request, now)).toBe(false);
  expect(requestIsSigned('key', { ...request, signature: 'zz', timestamp: 'soon' }, now)).toBe(false);
  expect(requestIsSigned('key', { ...request, signature: 'a'.repeat(64) }, now)).toBe(false);
});
