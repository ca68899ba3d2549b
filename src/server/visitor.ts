import type { Device } from '#domain/web/device.ts'

/** The caller, known only by hashes that limits and consents need. */
export interface Visitor {
  /** IPv4 address or IPv6 /64, hashed with a daily salt; the address itself is never stored. */
  addressHash: () => Promise<string>
  /** Same for the surrounding network, which an office or a data centre shares. */
  networkHash: () => Promise<string>
  device: Device
  /** False for robots and for visitors who ask not to be counted (Global Privacy Control). */
  isCounted: boolean
}
