import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetUser, rememberUser } from '../session/stored-user.ts';
import { chatOf, isHosted } from './chat-of.ts';
import { attributesDelayMs, startChat, type ChatPort } from './chat-port.ts';
import { createHostedChat } from './hosted-chat.ts';
import { createOwnChat } from './own-chat.ts';

const hosted = { id: 'carmine', chat: { kind: 'hosted', propertyId: 'property 1', widgetId: 'widget1' } } as const;
const sent: { path: string; body: unknown }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({ path: url, body: init.body === undefined ? undefined : JSON.parse(init.body as string) });
    return Promise.resolve(
      Response.json({ profileBase: 'https://office.example/players/', hash: 'made by the server' }),
    );
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  forgetUser();
  vi.restoreAllMocks();
  delete window.Tawk_API;
});

const recorded = (): ChatPort & { sent: number } => {
  const chat = {
    sent: 0,
    load: () => Promise.resolve(),
    setAttributes: async () => void (chat.sent += 1),
    open: () => undefined,
  };
  return chat;
};

describe('the attributes', () => {
  test('are set three seconds after the chat has loaded, and not before', async () => {
    expect(attributesDelayMs).toBe(3000);
    const chat = recorded();
    startChat(chat);
    await vi.advanceTimersByTimeAsync(2999);
    expect(chat.sent).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(chat.sent).toBe(1);
  });

  test('are called off with the chat', async () => {
    const chat = recorded();
    startChat(chat)();
    await vi.advanceTimersByTimeAsync(5000);
    expect(chat.sent).toBe(0);
  });
});

describe('the hosted widget', () => {
  let script: HTMLScriptElement | undefined;
  beforeEach(() => {
    vi.spyOn(document.head, 'append').mockImplementation((node) => {
      script = node as HTMLScriptElement;
    });
  });
  const load = async () => {
    const chat = createHostedChat(hosted);
    const loaded = chat.load({});
    window.Tawk_API?.onLoad?.();
    await loaded;
    return chat;
  };

  test('is loaded with the property id and the widget id of the skin', () => {
    void createHostedChat(hosted).load({});
    expect(script?.src).toBe('https://embed.tawk.to/property%201/widget1');
  });

  test("has name and user id of the stored record, a link with the skin, and the server's hash", async () => {
    rememberUser({ id: 'usr_1', name: 'Mara' });
    const chat = await load();
    const setAttributes = vi.fn();
    Object.assign(window.Tawk_API ?? {}, { setAttributes });
    await chat.setAttributes();
    expect(setAttributes.mock.calls[0]?.[0]).toEqual({
      name: 'Mara',
      profile: 'https://office.example/players/usr_1?skin=carmine',
      hash: 'made by the server',
    });
  });

  test('of a visitor gets no attributes', async () => {
    const chat = await load();
    const setAttributes = vi.fn();
    Object.assign(window.Tawk_API ?? {}, { setAttributes });
    await chat.setAttributes();
    expect(setAttributes).not.toHaveBeenCalled();
  });

  test('reacts to nothing by default', async () => {
    await load();
    const { onChatMaximized, onChatMinimized, onChatMessageAgent } = window.Tawk_API ?? {};
    expect([onChatMaximized?.(), onChatMinimized?.(), onChatMessageAgent?.()]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

test('our own chat says only which page is looked at: a forged local record changes nothing', async () => {
  localStorage.setItem('user', JSON.stringify({ name: 'Somebody else', 'user-id': 'usr_2' }));
  await createOwnChat().setAttributes();
  expect(sent).toEqual([{ path: expect.stringContaining('/thread/attributes') as string, body: { page: '/' } }]);
});

test('a skin has one chat; a hosted one only with both of its ids', () => {
  expect(chatOf(hosted)).toBe(chatOf(hosted));
  expect(isHosted(hosted)).toBe(true);
  expect(isHosted({ chat: { ...hosted.chat, widgetId: '' } })).toBe(false);
  expect(isHosted({ chat: { ...hosted.chat, kind: 'own' } })).toBe(false);
});
