/**
 * The key of every rate limit: the IPv4 address, or the IPv6 /64 that a provider assigns to one customer, who can rotate
 * addresses within it.
 */
export function limitKey(address: string): string {
  return ipv4Of(address) ?? `${groupsOf(address, 4)}::/64`
}

/** The neighbourhood that an office or a hosting customer gets: `203.0.113.0/24`, or an IPv6 /48. */
export function networkOf(address: string): string {
  const ipv4 = ipv4Of(address)
  return ipv4 === null ? `${groupsOf(address, 3)}::/48` : `${ipv4.slice(0, ipv4.lastIndexOf('.'))}.0/24`
}

/** A dual-stack socket reports IPv4 addresses as `::ffff:203.0.113.7`. */
const ipv4Of = (address: string): string | null => /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? null

function groupsOf(address: string, count: number): string {
  const [head = '', tail = ''] = address.toLowerCase().split('%', 1).join('').split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(8 - front.length - back.length, 0) }, () => '0')
  return [...front, ...zeros, ...back]
    .slice(0, count)
    .map(group => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
