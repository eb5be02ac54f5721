import { sealFrameMessage } from '@carmine/contract/games/frame-messages';
import { describe, expect, it } from 'vitest';
import { createPageLink } from './page-link.ts';

const origin = 'https://carmine.example';

const framed = () => {
  const posted: unknown[] = [];
  const parent = { postMessage: (message: unknown, target: unknown) => void posted.push([message, target]) };
  const listeners: ((event: MessageEvent) => void)[] = [];
  const frame = {
    location: { origin },
    parent: parent as unknown as Window,
    addEventListener: (_type: 'message', listener: (event: MessageEvent) => void) => void listeners.push(listener),
  };
  const heard: unknown[] = [];
  const link = createPageLink(frame);
  link.listen((message) => heard.push(message.type));
  const receive = (event: object) => {
    for (const listener of listeners) listener(event as MessageEvent);
  };
  return { link, posted, heard, parent, receive };
};

describe('the link to the page', () => {
  it('speaks to the page’s exact origin only', () => {
    const { link, posted } = framed();
    link.post({ type: 'close' });
    expect(posted).toEqual([[{ protocol: 'carmine-play', version: 1, type: 'close' }, origin]]);
  });

  it('accepts messages only from the embedding page', () => {
    const { heard, parent, receive } = framed();
    const data = sealFrameMessage({ type: 'sessionEnded' });
    receive({ origin: 'https://evil.example', source: parent, data });
    receive({ origin, source: {}, data });
    receive({ origin, source: parent, data: { type: 'sessionEnded' } });
    expect(heard).toEqual([]);
    receive({ origin, source: parent, data });
    expect(heard).toEqual(['sessionEnded']);
  });

  it('says nothing where no page is around', () => {
    const posted: unknown[] = [];
    const alone = {
      location: { origin },
      addEventListener: () => undefined,
      postMessage: (message: unknown) => void posted.push(message),
    };
    createPageLink(Object.assign(alone, { parent: alone as unknown as Window })).post({ type: 'close' });
    expect(posted).toEqual([]);
  });
});
