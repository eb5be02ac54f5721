import { pageToFrame, type PageToFrameBody, sealFrameMessage } from '@carmine/contract/games/frame-messages';
import { describe, expect, it } from 'vitest';
import { readPageMessage } from './read-page-message.ts';

const said: PageToFrameBody[] = [
  { type: 'balance', currency: 'BTC', balance: '0.00371611', bonusBalance: '0.00000000' },
  { type: 'pause', reason: 'deposit' },
  { type: 'resume' },
  { type: 'sessionEnded' },
];

const nothing: unknown[] = [
  ...[undefined, null, 'resume', 1, [], {}, { type: 'resume' }, { protocol: 'carmine-play', type: 'resume' }],
  { protocol: 'carmine-play', version: 2, type: 'resume' },
  { protocol: 'carmine-play', version: 1, type: 'toString' },
  { protocol: 'carmine-play', version: 1, type: 'pause' },
  { protocol: 'carmine-play', version: 1, type: 'pause', reason: 'a'.repeat(65) },
  { protocol: 'carmine-play', version: 1, type: 'balance', currency: 'ZZZ', balance: '1', bonusBalance: '0' },
  { protocol: 'carmine-play', version: 1, type: 'balance', currency: 'DOGE', balance: '1', bonusBalance: '0' },
  { protocol: 'carmine-play', version: 1, type: 'balance', currency: 'EUR', balance: '1e5', bonusBalance: '0' },
];

describe('what the page says', () => {
  it('is heard exactly where the contract’s schema would take it', () => {
    for (const data of [...said.map(sealFrameMessage), ...nothing])
      expect(readPageMessage(data) === undefined, JSON.stringify(data)).toBe(!pageToFrame.safeParse(data).success);
  });

  it('is heard as it was said', () => {
    for (const body of said) expect(readPageMessage(sealFrameMessage(body))).toMatchObject(body);
  });
});
