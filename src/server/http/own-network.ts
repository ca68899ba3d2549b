import { BlockList, isIP } from 'node:net'

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

const PRIVATE = new BlockList()
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv4')
PRIVATE.addSubnet('fc00::', 7, 'ipv6')

export const isLoopback = (address: string): boolean => isIn(LOOPBACK, address)

/** Whether the address is of this machine or of a private network (RFC 1918, RFC 4193). */
export const isOwnNetwork = (address: string): boolean => isLoopback(address) || isIn(PRIVATE, address)

function isIn(networks: BlockList, address: string): boolean {
  // A dual-stack socket reports IPv4 addresses as `::ffff:10.0.0.1`.
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*/s, '')
  const family = isIP(plain)
  return family !== 0 && networks.check(plain, family === 4 ? 'ipv4' : 'ipv6')
}
