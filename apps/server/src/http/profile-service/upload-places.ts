/**
 * Who may send papers now. Many may send at once, for what arrives lies on the disk; few are looked at at once, for then it
 * lies in memory. Nobody who is still sending holds one of the few places.
 */
import type { PlayerId } from '../../platform/ids.ts';

export interface UploadLimits {
  /** Who send at the same time. */
  readonly senders: number;
  readonly perNetwork: number;
  /** Each may hold three files of 10 MB in memory. */
  readonly lookedAt: number;
}

export const uploadLimits: UploadLimits = { senders: 100, perNetwork: 4, lookedAt: 8 };

export type Entrance = 'in' | 'upload_under_way' | 'uploads_busy' | 'too_many_requests';

export const createUploadPlaces = (limits: UploadLimits = uploadLimits) => {
  const sending = new Map<PlayerId, Promise<unknown>>();
  const waiting = new Set<PlayerId>();
  const networks = new Map<string, number>();
  const line: (() => void)[] = [];
  let free = limits.lookedAt;

  const count = (network: string, change: 1 | -1): void => {
    const now = (networks.get(network) ?? 0) + change;
    if (now === 0) networks.delete(network);
    else networks.set(network, now);
  };

  return {
    /**
     * One upload of a player at a time. One more of the player's waits unread: the page hears that papers have arrived a
     * moment before their own answer, and the next ones come at once.
     */
    send: async <T>(
      { playerId, network }: { playerId: PlayerId; network: string },
      work: () => Promise<T>,
    ): Promise<{ entrance: 'in'; result: T } | { entrance: Exclude<Entrance, 'in'> }> => {
      const before = sending.get(playerId);
      if (before !== undefined) {
        if (waiting.has(playerId)) return { entrance: 'upload_under_way' };
        waiting.add(playerId);
        await before;
        waiting.delete(playerId);
      }
      if ((networks.get(network) ?? 0) >= limits.perNetwork) return { entrance: 'too_many_requests' };
      if (sending.size >= limits.senders) return { entrance: 'uploads_busy' };
      count(network, 1);
      const sent = work().finally(() => {
        sending.delete(playerId);
        count(network, -1);
      });
      sending.set(playerId, Promise.allSettled([sent]));
      return { entrance: 'in', result: await sent };
    },
    /** With one of the few places, as soon as there is one. */
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
