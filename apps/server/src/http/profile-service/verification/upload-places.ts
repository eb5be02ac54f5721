/**
 * Admission of document uploads. Many may send at once, because arriving files are on disk; few are processed at once, because that
 * happens in memory. Nobody who is still sending holds one of the few processing places.
 */
import type { PlayerId } from '../../../platform/ids/ids.ts';

export interface UploadLimits {
  /** Concurrent senders. */
  readonly senders: number;
  readonly perNetwork: number;
  /** For all networks of an IPv6 site together. */
  readonly perSite: number;
  /** When all places are taken, anybody who has been sending for longer gives way. */
  readonly givesWayAfterMs: number;
  /** Each may hold three files of 10 MB in memory. */
  readonly lookedAt: number;
}

export const uploadLimits: UploadLimits = {
  ...{ senders: 100, perNetwork: 4, perSite: 12, givesWayAfterMs: 30_000, lookedAt: 8 },
};

export type Entrance = 'in' | 'upload_under_way' | 'uploads_busy' | 'too_many_requests';

export interface Sender {
  readonly playerId: PlayerId;
  readonly network: string;
  /** The network itself for IPv4. */
  readonly site: string;
}

interface Place extends Sender {
  readonly since: number;
  readonly end: AbortController;
  sent: Promise<unknown>;
}

export const createUploadPlaces = (limits: UploadLimits = uploadLimits) => {
  const places = new Map<PlayerId, Place>();
  const waiting = new Set<PlayerId>();
  const line: (() => void)[] = [];
  let free = limits.lookedAt;

  const held = (of: 'network' | 'site', name: string): number =>
    [...places.values()].filter((place) => place[of] === name).length;

  /**
   * Chooses who gives way: at the site with most places, whoever has been sending longest; not if that only helps an equal, unless the
   * time is up.
   */
  const makeRoom = ({ site }: Sender): boolean => {
    const most = Math.max(...[...places.values()].map((place) => held('site', place.site)));
    const [first] = [...places.values()]
      .filter((place) => held('site', place.site) === most)
      .toSorted((a, b) => a.since - b.since);
    if (first === undefined) return false;
    if (most <= held('site', site) + 1 && Date.now() - first.since < limits.givesWayAfterMs) return false;
    places.delete(first.playerId);
    first.end.abort();
    return true;
  };

  return {
    /**
     * One upload per player at a time. A second one waits unread, because the page may learn by a hint that the first is complete
     * before its response arrives. `work` ends early when its signal is aborted.
     */
    send: async <T>(
      sender: Sender,
      work: (signal: AbortSignal) => Promise<T>,
    ): Promise<{ entrance: 'in'; result: T } | { entrance: Exclude<Entrance, 'in'> }> => {
      const { playerId, network, site } = sender;
      const before = places.get(playerId)?.sent;
      if (before !== undefined) {
        if (waiting.has(playerId)) return { entrance: 'upload_under_way' };
        waiting.add(playerId);
        await before;
        waiting.delete(playerId);
      }
      if (held('network', network) >= limits.perNetwork || held('site', site) >= limits.perSite)
        return { entrance: 'too_many_requests' };
      if (places.size >= limits.senders && !makeRoom(sender)) return { entrance: 'uploads_busy' };
      const end = new AbortController();
      const place: Place = { ...sender, since: Date.now(), end, sent: Promise.resolve() };
      places.set(playerId, place);
      const sent = work(end.signal).finally(() => {
        if (places.get(playerId) === place) places.delete(playerId);
      });
      place.sent = Promise.allSettled([sent]);
      return { entrance: 'in', result: await sent };
    },
    /** Waits for one of the processing places. */
    lookAt: async <T>(work: () => Promise<T>): Promise<T> => {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => line.push(resolve));
      try {
        return await work();
      } finally {
        const next = line.shift();
        if (next === undefined) free += 1;
        else next();
      }
    },
  };
};
