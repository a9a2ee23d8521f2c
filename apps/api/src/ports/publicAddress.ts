/** Which addresses are of the public internet: what is fetched for a customer comes from nowhere else. */
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Not of the public internet (IANA's registries of special addresses, RFC 6890). */
const SPECIAL_4: readonly (readonly [net: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Of IPv6 only this is public; mapped IPv4, loopback, link-local and local addresses lie outside. */
const PUBLIC_6 = ['2000::', 3] as const;
/** Inside it: tunnels that carry IPv4, documentation, benchmarks. */
const SPECIAL_6: readonly (readonly [net: string, bits: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const special = new BlockList();
for (const [net, bits] of SPECIAL_4) special.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of SPECIAL_6) special.addSubnet(net, bits, 'ipv6');
const open = new BlockList();
open.addSubnet(...PUBLIC_6, 'ipv6');

/** True for an address that may be connected to; false for what is no address. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4');
  return isIPv6(address) && open.check(address, 'ipv6') && !special.check(address, 'ipv6');
}
