export type Device = 'mobile' | 'desktop'

// Spec §9: detection reads at most 500 characters, so a hostile header cannot slow us down.
const MAX_USER_AGENT = 500
const PHONE_THRESHOLD = 600

// Plain substrings of the lower-cased header: no pattern, so nothing to backtrack.
const MOBILE_MARKS = [
  'mobi',
  'android',
  'iphone',
  'ipod',
  'blackberry',
  'bb10',
  'opera mini',
  'webos',
  'kaios',
  'symbian',
]
const TABLET_MARKS = ['ipad', 'tablet', 'playbook', 'kindle', 'silk/', 'nexus 7', 'nexus 9', 'nexus 10', 'touchpad']

export function deviceOf(userAgent: string | undefined): Device {
  const text = (userAgent ?? '').slice(0, MAX_USER_AGENT).toLowerCase()
  return isMobile(text) && !isTablet(text) ? 'mobile' : 'desktop'
}

// The browser's own check, where the header said too little (a phone that asks for the desktop site).
export function isPhoneScreen(width: number, height: number): boolean {
  const smaller = Math.min(width, height)
  return smaller > 0 && smaller < PHONE_THRESHOLD
}

function isMobile(text: string): boolean {
  return MOBILE_MARKS.some(mark => text.includes(mark))
}

function isTablet(text: string): boolean {
  // Android tablets leave out the word that Android phones carry.
  const isAndroidTablet = text.includes('android') && !text.includes('mobi') && !text.includes('opera mini')
  return isAndroidTablet || TABLET_MARKS.some(mark => text.includes(mark))
}
