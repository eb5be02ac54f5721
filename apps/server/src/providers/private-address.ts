/** Loopback and private addresses, in every notation of IPv4 and IPv6. */
import { BlockList, isIP } from 'node:net';

// Separate lists, because in one list the IPv4-mapped network would block all of IPv4.
const blocked = { v4: new BlockList(), v6: new BlockList() };
const v4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const;
const v6 = [
  ['::', 127],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const;
for (const [network, bits] of v4) blocked.v4.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of v6) blocked.v6.addSubnet(network, bits, 'ipv6');

/** Also true for invalid addresses. */
export const isPrivateAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 0) return true;
  return family === 4 ? blocked.v4.check(address, 'ipv4') : blocked.v6.check(address, 'ipv6');
};
