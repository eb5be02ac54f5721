import { describe, expect, it } from 'vitest';
import { frameToPage, openFrameMessage, pageToFrame, sealFrameMessage } from './frame-messages.ts';

const origin = 'https://carmine.example';
const source = {};
const expected = { origin, source };

describe('a message between frame and page', () => {
  it('arrives as it was sent', () => {
    const body = { type: 'balance', currency: 'EUR', balance: '1.00', bonusBalance: '0.00' } as const;
    expect(openFrameMessage(pageToFrame, { origin, source, data: sealFrameMessage(body) }, expected)).toMatchObject(
      body,
    );
    expect(openFrameMessage(frameToPage, { origin, source, data: sealFrameMessage(body) }, expected)).toMatchObject(
      body,
    );
  });

  it.each([
    'https://carmine.example.evil.test',
    'http://carmine.example',
    'https://carmine.example:8443',
    'null',
    '',
    '*',
  ])('of the origin %j is not heard', (other) => {
    const data = sealFrameMessage({ type: 'resume' });
    expect(openFrameMessage(pageToFrame, { origin: other, source, data }, expected)).toBeUndefined();
  });

  it('of another window is not heard', () => {
    const data = sealFrameMessage({ type: 'resume' });
    expect(openFrameMessage(pageToFrame, { origin, source: {}, data }, expected)).toBeUndefined();
  });

  it.each([
    undefined,
    null,
    'resume',
    { type: 'resume' },
    { protocol: 'carmine-play', version: 2, type: 'resume' },
    { protocol: 'carmine-play', version: 1, type: 'needFunds' },
    { protocol: 'carmine-play', version: 1, type: 'balance', currency: 'EUR', balance: '1e9', bonusBalance: '0' },
    { protocol: 'carmine-play', version: 1, type: 'pause', reason: 'x'.repeat(65) },
  ])('of the shape %j is not heard', (data) => {
    expect(openFrameMessage(pageToFrame, { origin, source, data }, expected)).toBeUndefined();
  });
});
