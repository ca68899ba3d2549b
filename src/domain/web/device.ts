export type Device = 'mobile' | 'desktop'

// Spec §9: detection reads at most 500 characters, so a hostile header cannot slow us down.
export const MAX_USER_AGENT = 500
const PHONE_THRESHOLD = 600

// Plain substrings rather than a regular expression: nothing can backtrack. nginx knows them too: `npm run generate`
// after a change (scripts/generate-device-map.ts).
export const MOBILE_MARKS = [
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
/** Families of tablets. Many say «Mobile», in their maker's browser or inside an application, so the model decides. */
export const TABLET_MARKS = [
  'ipad',
  'tablet',
  'playbook',
  'touchpad',
  'kindle',
  'silk/',
  '; kf',
  'xoom',
  'transformer pad',
  'nexus 7',
  'nexus 9',
  'nexus 10',
  'pixel c ',
  'galaxy tab',
  'sm-t',
  'sm-x',
  'sm-p',
  'gt-p',
  'gt-n8',
  'gt-n51',
  'mediapad',
  'matepad',
  'honor pad',
  'mi pad',
  'mipad',
  'xiaomi pad',
  'redmi pad',
  'poco pad',
  'oppo pad',
  'vivo pad',
  'realme pad',
  'oneplus pad',
  'lenovo tb',
  'lenovo tab',
  'yoga tab',
  'lenovo yt-',
  'iconia',
  'lg-v',
  'prestigio pmt',
  'digma plane',
  'irbis tz',
  'teclast',
  'alldocube',
  'blackview tab',
]
/** Television sets and what is plugged into them: large screens, whatever their browser says. */
export const TELEVISION_MARKS = [
  'smart-tv',
  'smarttv',
  'smart tv',
  'android tv',
  'googletv',
  'google tv',
  'appletv',
  'apple tv',
  'hbbtv',
  'web0s',
  'netcast',
  'tv safari',
  'bravia',
  'viera',
  '; aft',
  'crkey',
  'chromecast',
  'mitv',
  'mibox',
  'roku',
  'shield',
  'xbox',
  'playstation',
]

export function deviceOf(userAgent: string | undefined): Device {
  const text = (userAgent ?? '').slice(0, MAX_USER_AGENT).toLowerCase()
  return isMobile(text) && !isTablet(text) && !isTelevision(text) ? 'mobile' : 'desktop'
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

function isTelevision(text: string): boolean {
  return TELEVISION_MARKS.some(mark => text.includes(mark))
}
