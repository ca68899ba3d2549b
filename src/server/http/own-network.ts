import { BlockList, isIP } from 'node:net'

const OWN = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  OWN.addSubnet(network, prefix, 'ipv4')
OWN.addAddress('::1', 'ipv6')
OWN.addSubnet('fc00::', 7, 'ipv6')

/** Whether the address is of this machine or of a private network (RFC 1918, RFC 4193). */
export function isOwnNetwork(address: string): boolean {
  // A dual-stack socket reports IPv4 addresses as `::ffff:10.0.0.1`.
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  const family = isIP(plain)
  return family !== 0 && OWN.check(plain, family === 4 ? 'ipv4' : 'ipv6')
}
