/** The client's address: the socket's, unless it is a trusted proxy; then the right-most hop that is not one. */
import { BlockList, isIP, isIPv4 } from 'node:net';

/** An IPv4 address that needs no parsing, as most are. */
const plain = /^\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}$/;

/** `::ffff:10.0.0.1` becomes 10.0.0.1; ports and brackets are removed; undefined for anything else. */
const addressIn = (text: string): string | undefined => {
  if (plain.test(text) && isIPv4(text)) return text;
  const bare = text
    .trim()
    .replace(/^\[([^\]]+)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1] ?? bare;
  return isIP(mapped) === 0 ? undefined : mapped;
};

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv4(address) ? 'ipv4' : 'ipv6');

export const createClientAddress = (trustedProxies: readonly string[]) => {
  const trusted = new BlockList();
  for (const network of trustedProxies) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, Number(bits), familyOf(address));
  }
  const isTrusted = (address: string): boolean => trusted.check(address, familyOf(address));

  return (peer: string | undefined, forwardedFor: string | readonly string[] | undefined): string => {
    let address = addressIn(peer ?? '') ?? '0.0.0.0';
    if (trustedProxies.length === 0) return address;
    const hops = [forwardedFor ?? []].flat().join(',').split(',').reverse();
    for (const hop of hops) {
      if (!isTrusted(address)) return address;
      const next = addressIn(hop);
      if (next === undefined) return address;
      address = next;
    }
    return address;
  };
};

const prefixOf = (address: string, groups: number): string => {
  const [head = '', tail] = address.split('::');
  const first = head.split(':').filter((group) => group !== '');
  const last = tail === undefined ? [] : tail.split(':').filter((group) => group !== '');
  const zeros = Array.from({ length: tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last]
    .slice(0, groups)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

/** What an address's rate limit is counted on: an IPv4 address, or the /64 of an IPv6 customer. */
export const networkOf = (address: string): string => (isIPv4(address) ? address : prefixOf(address, 4));

/**
 * The /48 of an IPv6 address; undefined for IPv4. One customer may hold all of its 65,536 networks, and customers of a mobile operator
 * may share one: it is limited as well, with a higher limit.
 */
export const siteOf = (address: string): string | undefined => (isIPv4(address) ? undefined : prefixOf(address, 3));
