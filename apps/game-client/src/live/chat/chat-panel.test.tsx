import type { ChatMessage, TableChat } from '@carmine/contract/games/chat';
import type { LiveHandlers } from '@carmine/contract/live/socket';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatCalls, Written } from './chat-calls.ts';
import { ChatLine } from './chat-line.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { createChatControl, type ChatControl } from './chat-store.ts';

const said = (id: string, name: string | null, text: string): ChatMessage => ({
  ...{ id, author: `author-${name}`, name, text, at: '2026-11-28T20:00:00.000Z' },
});
const player: NonNullable<TableChat['you']> = {
  ...{ author: 'author-me', name: 'me', renameAt: null, shown: true, refusal: null },
};

const noEnd = { until: null, leftMs: null };

const world = (you: TableChat['you'] = player, messages = [said('1', 'tomasz', 'red again')]) => {
  let answer: TableChat = { open: true, messages, you };
  let reads = 0;
  const sent: { key: string; text: string }[] = [];
  const answers: (Written | 'lost')[] = [];
  const asked: string[] = [];
  let handlers: LiveHandlers | undefined;
  const calls: ChatCalls = {
    read: async () => {
      reads += 1;
      return { ok: true, status: 200, data: answer };
    },
    write: async (key, text) => {
      sent.push({ key, text });
      const next = answers.shift();
      if (next === 'lost') throw new Error('no answer');
      return next ?? { ok: true, status: 201, data: said(`own-${sent.length}`, 'me', text) };
    },
    name: async (name) => {
      asked.push(`name ${name}`);
      return { ok: true, status: 200, data: { name } };
    },
    shown: async (shown) => {
      asked.push(`shown ${shown}`);
      return { ok: true, status: 204, data: undefined };
    },
    report: async (message, reason) => {
      asked.push(`report ${message} ${reason}`);
      return { ok: true, status: 204, data: undefined };
    },
  };
  const openSocket = vi.fn((_wanted: unknown, given: LiveHandlers) => {
    handlers = given;
    return { close: () => (handlers = undefined) };
  });
  const spreadMs = () => 0;
  const control = createChatControl({ table: 'live-roulette', calls, storage: localStorage, openSocket, spreadMs });
  const hear = (added: ChatMessage[], gone: string[] = [], more: { open?: boolean } = {}) =>
    act(() =>
      handlers?.onMessage({
        ...{ topic: 'chat', version: 1 },
        data: { table: 'live-roulette', messages: added, gone, ...more },
      }),
    );
  const becomes = (next: Partial<TableChat>) => {
    answer = { ...answer, ...next };
  };
  return {
    ...{ control, sent, answers, asked, hear, openSocket, becomes },
    ...{ isConnected: () => handlers !== undefined, reads: () => reads },
  };
};

const Shown = ({ control, line = false }: { control: ChatControl; line?: boolean }) => {
  const chat = { state: useSyncExternalStore(control.store.subscribe, control.store.get), control };
  return line ? <ChatLine chat={chat} /> : <ChatPanel chat={chat} />;
};
const open = async (made: ReturnType<typeof world>, line = false) => {
  await act(async () => {
    made.control.start();
    await made.control.reload();
  });
  render(<Shown control={made.control} line={line} />);
  return made;
};

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Message' });
const send = async (text: string) => {
  fireEvent.input(field(), { target: { value: text } });
  await act(async () => fireEvent.keyDown(field(), { key: 'Enter' }));
};

beforeEach(() => {
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => undefined);
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(() => undefined);
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the panel of the chat', () => {
  it('shows what is said, as a log that is not read out by itself, and leaves out what is gone', async () => {
    const { hear } = await open(world());
    const log = screen.getByRole('log', { name: 'Messages at this table' });
    expect(log.getAttribute('aria-live')).toBe('off');
    hear([said('2', 'juno_7', '<b>finally</b>'), said('1', 'tomasz', 'red again')]);
    expect(within(log).getAllByRole('listitem')).toHaveLength(2);
    expect(within(log).getByText('<b>finally</b>')).toBeTruthy();
    hear([], ['1']);
    expect(within(log).queryByText('red again')).toBeNull();
  });

  it('sends a message, and keeps what was typed until it was sent: the same key while there was no answer', async () => {
    const { sent, answers } = await open(world());
    answers.push('lost');
    await send('gl all');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Your text is still here'));
    expect(field().value).toBe('gl all');
    await send('gl all');
    await waitFor(() => expect(field().value).toBe(''));
    expect(sent.map(({ text }) => text)).toEqual(['gl all', 'gl all']);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(screen.getByText('gl all')).toBeTruthy();
  });

  it('says why a message is refused, and keeps it', async () => {
    const { answers } = await open(world());
    const problem = { code: 'contact_not_allowed', message: 'Links are not allowed here.', type: '', title: '' };
    answers.push({ ok: false, status: 422, problem: { ...problem, status: 422, requestId: '' } });
    await send('lucky.bet');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Links are not allowed here.'));
    expect(field().value).toBe('lucky.bet');
  });

  it('says how much is left when it gets short', async () => {
    await open(world());
    fireEvent.input(field(), { target: { value: 'x'.repeat(195) } });
    expect(screen.getByText('5 left')).toBeTruthy();
    fireEvent.input(field(), { target: { value: '🎰'.repeat(201) } });
    expect(screen.getByText('1 too many')).toBeTruthy();
  });

  it.each([
    ['a visitor', null, /Sign in to write/],
    ['no email', { code: 'email_unconfirmed', ...noEnd, why: null }, /Confirm your email/],
    ['no deposit', { code: 'deposit_required', ...noEnd, why: null }, /once you have made a deposit/],
    ['a mute', { code: 'chat_muted', ...noEnd, why: 'Insults others' }, /any more\. Reason: Insults others/],
    [
      'a mute with an end',
      { code: 'chat_muted', until: '2026-11-28T20:10:00.000Z', leftMs: 600_000, why: 'Spam' },
      /until .*2026/,
    ],
    ['a break', { code: 'self_excluded', ...noEnd, why: null }, /cool off/],
  ])('of %s, it says what is missing in place of the field', async (_who, refusal, text) => {
    await open(world(refusal === null ? null : { ...player, refusal }));
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('asks for a nickname first', async () => {
    const refusal = { code: 'nickname_required', ...noEnd, why: null };
    const { asked } = await open(world({ ...player, name: null, refusal }));
    const name = screen.getByRole('textbox', { name: 'Nickname' });
    fireEvent.input(name, { target: { value: 'kestrel' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Choose' })));
    expect(asked).toEqual(['name kestrel']);
  });

  it('a reader reports a message once, or hides its author for good', async () => {
    const { asked, hear } = await open(world());
    fireEvent.click(screen.getByRole('button', { name: 'tomasz' }));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Insult' })));
    expect(asked).toEqual(['report 1 insult']);
    expect((await screen.findByRole('status')).textContent).toContain('Thank you');
    expect(screen.queryByRole('button', { name: 'Spam' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Hide this player' }));
    hear([said('3', 'tomasz', 'black now')]);
    expect(screen.queryByText('black now')).toBeNull();
    cleanup();
    await open(world());
    expect(screen.queryByText('red again')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show the hidden player' }));
    expect(screen.getByText('red again')).toBeTruthy();
  });

  it('off, it hears nothing; it is a setting of the player, and of the browser for a visitor', async () => {
    const made = await open(world());
    expect(made.isConnected()).toBe(true);
    await act(async () => fireEvent.click(screen.getByRole('switch', { name: 'Chat at tables' })));
    expect(made.asked).toEqual(['shown false']);
    expect(made.isConnected()).toBe(false);
    expect(screen.getByText('You have turned the chat off.')).toBeTruthy();
    cleanup();
    const visit = await open(world(null));
    expect(visit.openSocket).not.toHaveBeenCalled();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Turn on' })));
    expect(visit.isConnected()).toBe(true);
    expect(visit.asked).toEqual([]);
  });
});

describe('a page that is open', () => {
  it('follows the switch of an operator: off, nothing of it is left, and on again it is asked for', async () => {
    const { control, becomes, hear, isConnected } = await open(world());
    hear([], [], { open: false });
    expect(control.store.get()).toMatchObject({ open: false, messages: [] });
    expect(isConnected()).toBe(true);
    becomes({ messages: [said('5', 'ines', 'here again')] });
    hear([], [], { open: true });
    expect(await screen.findByText('here again')).toBeTruthy();
    expect(control.store.get().open).toBe(true);
  });

  it('follows what the player chooses in the settings, or on another device', async () => {
    const made = await open(world());
    made.becomes({ you: { ...player, shown: false } });
    await act(async () => made.control.reload());
    expect(made.isConnected()).toBe(false);
    expect(screen.getByText('You have turned the chat off.')).toBeTruthy();
    made.becomes({ you: player });
    await act(async () => made.control.reload());
    expect(made.isConnected()).toBe(true);
    expect(field()).toBeTruthy();
  });

  it('follows what a visitor chooses in another tab, and whom a reader hides there', async () => {
    const made = await open(world(null));
    const other = world(null);
    await other.control.want(false);
    act(() => made.control.readKept());
    expect(made.isConnected()).toBe(false);
    expect(screen.getByText('You have turned the chat off.')).toBeTruthy();
    await other.control.want(true);
    other.control.hide('author-tomasz');
    act(() => made.control.readKept());
    expect(made.isConnected()).toBe(true);
    expect(screen.queryByText('red again')).toBeNull();
    expect(screen.getByRole('button', { name: 'Show the hidden player' })).toBeTruthy();
  });

  it('of a player keeps the setting of the account, whatever this browser has kept', async () => {
    const made = await open(world());
    localStorage.setItem('carmine.chat.off', '1');
    act(() => made.control.readKept());
    expect(made.isConnected()).toBe(true);
    expect(field()).toBeTruthy();
  });

  it('asks again when a mute has ended, by the server’s clock and not the device’s', async () => {
    // The device believes that it has ended an hour ago.
    const until = new Date(Date.now() - 3_600_000).toISOString();
    const made = await open(world({ ...player, refusal: { code: 'chat_muted', until, leftMs: 100, why: 'Spam' } }));
    const before = made.reads();
    expect(screen.queryByRole('textbox')).toBeNull();
    made.becomes({ you: player });
    await waitFor(() => expect(field()).toBeTruthy());
    expect(made.reads()).toBe(before + 1);
  });
});

describe('the line of a narrow screen', () => {
  it('shows the last message, counts new ones of others, and opens the sheet, where they are read', async () => {
    const { hear } = await open(world(), true);
    hear([said('2', 'ines', 'small on the second dozen'), said('4', 'me', 'mine')]);
    expect(screen.getByText('mine')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Open the chat, 1 new message' }));
    expect(screen.getByRole('heading', { name: 'Chat', hidden: true })).toBeTruthy();
    expect(screen.getByText('small on the second dozen')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Open the chat' })).toBeTruthy();
  });

  it('what was typed in the sheet is there when it is opened again', async () => {
    await open(world(), true);
    const button = () => screen.getByRole('button', { name: /^Open the chat/ });
    fireEvent.click(button());
    const textbox = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Message', hidden: true });
    fireEvent.input(textbox(), { target: { value: 'neighbours of 17' } });
    fireEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }));
    expect(screen.queryByRole('textbox', { hidden: true })).toBeNull();
    fireEvent.click(button());
    expect(textbox().value).toBe('neighbours of 17');
  });
});
