/** Number of open sockets of one kind: in all, per network and per IPv6 site. */
import { networkOf, siteOf } from '../calls/client-address.ts';

export interface SocketTally {
  isFull(ip: string): boolean;
  /** Counts one socket until the answer is called. */
  enter(ip: string): () => void;
}

/** An IPv6 site may have the sockets of this many addresses. */
const sitesAddresses = 4;

export const createSocketTally = ({
  total,
  perAddress,
}: {
  readonly total: number;
  readonly perAddress: number;
}): SocketTally => {
  const counts = new Map<string, number>();
  let all = 0;
  const count = (names: readonly string[], change: 1 | -1): void => {
    all += change;
    for (const name of names) {
      const sum = (counts.get(name) ?? 0) + change;
      if (sum === 0) counts.delete(name);
      else counts.set(name, sum);
    }
  };
  return {
    isFull: (ip) =>
      all >= total ||
      (counts.get(networkOf(ip)) ?? 0) >= perAddress ||
      (counts.get(siteOf(ip) ?? '') ?? 0) >= sitesAddresses * perAddress,
    enter: (ip) => {
      const names = [networkOf(ip), siteOf(ip) ?? []].flat();
      count(names, 1);
      return () => count(names, -1);
    },
  };
};
