/** Addresses without a country: loopback and private networks. */
import { BlockList, isIP } from 'node:net';

const local = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  local.addSubnet(network, prefix, 'ipv4');
local.addAddress('::1', 'ipv6');
local.addSubnet('fc00::', 7, 'ipv6');
local.addSubnet('fe80::', 10, 'ipv6');

/** Converts IPv4-mapped IPv6 (`::ffff:1.2.3.4`) to IPv4; others are unchanged. */
export const plainAddress = (ip: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;

/** `ip`: as returned by `plainAddress`. */
export const isLocalAddress = (ip: string): boolean => {
  const version = isIP(ip);
  return version !== 0 && local.check(ip, version === 4 ? 'ipv4' : 'ipv6');
};
