import { expect, test } from 'vitest'
import { isOwnNetwork } from './own-network.ts'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.7',
  '::1',
  '::ffff:10.0.0.1',
  'fd12::1',
  'fc00::1%eth0',
])('%s is our own network', address => {
  expect(isOwnNetwork(address)).toBe(true)
})

test.each([
  ...['203.0.113.9', '172.32.0.1', '11.0.0.1', '100.10.0.1', '2001:db8::1', '::ffff:203.0.113.9', 'fe00::1'],
  // Texts that begin like an address of ours.
  ...['10.evil.example', '127.0.0.1.evil.example', 'fd', 'fc-host', '10.', '::10.0.0.1', ''],
])('%s is not', address => {
  expect(isOwnNetwork(address)).toBe(false)
})
