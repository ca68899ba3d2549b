export type Device = 'mobile' | 'desktop'

// Spec §9: detection reads at most 500 characters, so a hostile header cannot slow us down.
const MAX_USER_AGENT = 500
const PHONE_THRESHOLD = 600

// Plain substrings rather than a regular expression: nothing can backtrack.
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

// Client-side fallback for when the header is misleading (a phone requesting the desktop site).
export function isPhoneScreen(width: number, height: number): boolean {
  const smaller = Math.min(width, height)
  return smaller > 0 && smaller < PHONE_THRESHOLD
}

function isMobile(text: string): boolean {
  return MOBILE_MARKS.some(mark => text.includes(mark))
}

function isTablet(text: string): boolean {
  // Android phones say «Mobile», Android tablets do not.
  const isAndroidTablet = text.includes('android') && !text.includes('mobi') && !text.includes('opera mini')
  return isAndroidTablet || TABLET_MARKS.some(mark => text.includes(mark))
}
