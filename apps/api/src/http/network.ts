/** The network that an address is counted under: one household or office, not one of its many addresses. */
import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  // URL writes every spelling the same way: lower case, no embedded IPv4, the longest run of zeros as `::`.
  const { hostname } = new URL(`http://[${address}]`);
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))));
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

/**
 * Key to count an address under: IPv4 as it is, also when a dual-stack socket writes it as `::ffff:…`;
 * IPv6 as its /64, the smallest piece that a provider hands out, e.g. `2001:db8:0:7::/64`.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return address;
  const groups = groupsOf(plain);
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(':')}::/64`;
}
