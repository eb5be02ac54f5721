/** The open sockets of this process and what each may receive. Independent of HTTP: a socket is something to send to. */
import type { LiveData, LiveTopic, PublicTopic } from '@carmine/contract/live';
import type { PlayerId, SessionId } from '../../platform/ids/ids.ts';
import type { LiveEvent } from '../../platform/live/live-event.ts';

export interface LiveSocket {
  send(text: string): void;
  close(code: number, reason: string): void;
}

export interface Listener {
  readonly socket: LiveSocket;
  readonly playerId?: PlayerId;
  readonly sessionId?: SessionId;
  /** Hash of the chat cookie of a visitor who is not signed in. */
  readonly visitor?: string;
  readonly topics: Set<PublicTopic>;
  /** The table that the page follows, its events and its chat. */
  tables: ReadonlySet<string>;
  /** Number of messages sent per topic; clients detect gaps by it. */
  readonly versions: Map<LiveTopic, number>;
}

export interface LiveHub {
  add(listener: Listener): void;
  remove(listener: Listener): void;
  /** Of one player, or all. */
  count(playerId?: PlayerId): number;
  deliver(event: LiveEvent): void;
  /** From now on it receives these topics. */
  subscribe(listener: Listener, topics: readonly PublicTopic[]): void;
  /** Messages may have been missed: increments every topic's version and notifies at once. */
  gap(): void;
  closeAll(code: number, reason: string): void;
}

const sessionEndedCode = 4401;

/** An event without its data concerns every table. */
const wants = ({ topics, tables }: Listener, { topic, data }: LiveEvent): boolean => {
  if (!topics.has(topic as PublicTopic)) return false;
  if (topic !== 'tables' && topic !== 'chat') return true;
  const event = data as LiveData<'tables' | 'chat'> | null;
  return event === null || tables.has(event.table);
};

const push = (listener: Listener, topic: LiveTopic, data: unknown): void => {
  const version = (listener.versions.get(topic) ?? 0) + 1;
  listener.versions.set(topic, version);
  listener.socket.send(JSON.stringify({ topic, version, data }));
};

export const createLiveHub = (): LiveHub => {
  const everybody = new Set<Listener>();
  const byPlayer = new Map<PlayerId, Set<Listener>>();
  /** What was said of the meters last: what a page has is as old as its document, and the next stake may be minutes away. */
  let meters: LiveEvent['data'];

  const audienceOf = (event: LiveEvent): Listener[] => {
    if (event.o) return [];
    if (event.p !== undefined) return [...(byPlayer.get(BigInt(event.p) as PlayerId) ?? [])];
    if (event.v !== undefined) return [...everybody].filter(({ visitor }) => visitor === event.v);
    return [...everybody].filter((listener) => wants(listener, event));
  };

  return {
    add: (listener) => {
      everybody.add(listener);
      if (listener.playerId === undefined) return;
      const own = byPlayer.get(listener.playerId) ?? new Set();
      byPlayer.set(listener.playerId, own.add(listener));
    },
    remove: (listener) => {
      everybody.delete(listener);
      if (listener.playerId === undefined) return;
      const own = byPlayer.get(listener.playerId);
      own?.delete(listener);
      if (own?.size === 0) byPlayer.delete(listener.playerId);
    },
    count: (playerId) => (playerId === undefined ? everybody.size : (byPlayer.get(playerId)?.size ?? 0)),
    subscribe: (listener, topics) => {
      const isNew = !listener.topics.has('jackpots') && topics.includes('jackpots');
      listener.topics.clear();
      for (const topic of topics) listener.topics.add(topic);
      if (isNew && meters !== undefined && meters !== null) push(listener, 'jackpots', meters);
    },
    deliver: (event) => {
      if (event.topic === 'jackpots') meters = event.data;
      for (const listener of audienceOf(event)) {
        push(listener, event.topic, event.data);
        if (listener.sessionId !== undefined && event.ends?.includes(listener.sessionId.toString())) {
          listener.socket.close(sessionEndedCode, 'session ended');
        }
      }
    },
    gap: () => {
      meters = undefined;
      for (const listener of everybody) {
        const topics: LiveTopic[] =
          listener.playerId === undefined ? [...listener.topics] : ['balance', 'payment', 'notice', ...listener.topics];
        for (const topic of topics) {
          listener.versions.set(topic, (listener.versions.get(topic) ?? 0) + 1);
          push(listener, topic, null);
        }
      }
    },
    closeAll: (code, reason) => {
      for (const listener of everybody) listener.socket.close(code, reason);
    },
  };
};
