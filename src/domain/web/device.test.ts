import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { deviceOf, isPhoneScreen } from './device.ts'

const KHTML = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const chrome = (inside: string, end: string) => `Mozilla/5.0 (${inside}) ${KHTML} ${end}`

const PHONES = {
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'iPod touch':
    'Mozilla/5.0 (iPod touch; CPU iPhone OS 15_8 like Mac OS X) AppleWebKit/605.1.15 Version/15.6 Mobile/15E148 Safari/604.1',
  'Chrome with a reduced agent': chrome('Linux; Android 10; K', 'Chrome/131.0.0.0 Mobile Safari/537.36'),
  'Pixel 9': chrome('Linux; Android 15; Pixel 9', 'Chrome/131.0.0.0 Mobile Safari/537.36'),
  'Galaxy S23': chrome('Linux; Android 14; SM-S911B', 'SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36'),
  'Redmi Note in its own browser': chrome(
    'Linux; U; Android 12; ru-ru; Redmi Note 10 Pro Build/SKQ1.210908.001',
    'Version/4.0 Chrome/100.0.4896.127 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.5.0-gn',
  ),
  'Yandex Browser on a phone': chrome(
    'Linux; arm_64; Android 13; M2101K6G',
    'Chrome/118.0.5993.80 YaBrowser/23.11.6.49.00 SA/3 Mobile Safari/537.36',
  ),
  'Huawei P30': chrome(
    'Linux; Android 10; ELE-L29; HMSCore 6.12',
    'Chrome/99.0.4844.88 HuaweiBrowser/14.0 Mobile Safari/537.36',
  ),
  'Firefox on a phone': 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0',
  'Opera Mini': 'Opera/9.80 (Android; Opera Mini/36.2/119.132; U; ru) Presto/2.12.423 Version/12.16',
  'Windows Phone':
    'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) AppleWebKit/537.36 Chrome/52.0 Mobile Safari/537.36 Edge/15.15063',
  'BlackBerry 10':
    'Mozilla/5.0 (BB10; Touch) AppleWebKit/537.10+ (KHTML, like Gecko) Version/10.0.9.2372 Mobile Safari/537.10+',
  'a phone with KaiOS': 'Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5',
  'a phone with Tizen': chrome('Linux; Tizen 2.3; SAMSUNG SM-Z130H', 'SamsungBrowser/1.0 Mobile Safari/537.3'),
  'the mobile Googlebot': chrome(
    'Linux; Android 6.0.1; Nexus 5X Build/MMB29P',
    'Chrome/131.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  ),
}

const TABLETS = {
  iPad: 'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 Version/16.6 Mobile/15E148 Safari/604.1',
  'iPad that asks for desktop sites':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  'Android tablet without «Mobile»': chrome('Linux; Android 10; K', 'Chrome/131.0.0.0 Safari/537.36'),
  'Galaxy Tab S9': chrome('Linux; Android 14; SM-X910', 'Chrome/131.0.0.0 Safari/537.36'),
  'Galaxy Tab 4 that makes calls': chrome(
    'Linux; Android 5.1.1; SM-T285 Build/LMY47V',
    'Chrome/95.0.4638.74 Mobile Safari/537.36',
  ),
  'the first Galaxy Tab':
    'Mozilla/5.0 (Linux; U; Android 2.2; ru-ru; GT-P1000 Build/FROYO) AppleWebKit/533.1 (KHTML, like Gecko) Version/4.0 Mobile Safari/533.1',
  'Galaxy Tab S6 Lite inside an application': chrome(
    'Linux; Android 12; SM-P615 Build/SP1A.210812.016; wv',
    'Version/4.0 Chrome/108.0.5359.128 Mobile Safari/537.36',
  ),
  'Mi Pad in its own browser': chrome(
    'Linux; U; Android 8.1.0; ru-ru; MI PAD 4 Build/OPM1.171019.019',
    'Version/4.0 Chrome/71.0.3578.141 Mobile Safari/537.36 XiaoMi/MiuiBrowser/11.4.3',
  ),
  'MediaPad with a SIM card': chrome(
    'Linux; Android 7.0; HUAWEI MediaPad M3',
    'Chrome/87.0.4280.101 Mobile Safari/537.36',
  ),
  'Lenovo Tab with a SIM card': chrome(
    'Linux; Android 8.1.0; Lenovo TB-7104I',
    'Chrome/80.0.3987.99 Mobile Safari/537.36',
  ),
  'Prestigio MultiPad': chrome(
    'Linux; Android 4.4.2; Prestigio PMT3108_3G Build/KOT49H',
    'Chrome/43.0.2357.93 Mobile Safari/537.36',
  ),
  'Nexus 7': chrome('Linux; Android 4.1.1; Nexus 7 Build/JRO03D', 'Chrome/18.0.1025.166 Safari/535.19'),
  'Kindle Fire': chrome(
    'Linux; Android 9; KFMAWI Build/PS7315',
    'Silk/94.3.6 like Chrome/94.0.4606.85 Mobile Safari/537.36',
  ),
  'Firefox on a tablet': 'Mozilla/5.0 (Android 14; Tablet; rv:132.0) Gecko/132.0 Firefox/132.0',
}

const TELEVISIONS = {
  'Samsung with Tizen': chrome(
    'SMART-TV; Linux; Tizen 6.0',
    'SamsungBrowser/4.0 Chrome/76.0.3809.146 TV Safari/537.36',
  ),
  'LG with webOS': chrome('Web0S; Linux/SmartTV', 'Chrome/79.0.3945.79 Safari/537.36 WebAppManager'),
  'Sony inside an application': chrome(
    'Linux; Android 9; BRAVIA 4K UR2 Build/PTT1.190515.001.S52; wv',
    'Version/4.0 Chrome/90.0.4430.82 Mobile Safari/537.36',
  ),
  'Fire TV stick': chrome(
    'Linux; Android 7.1.2; AFTMM Build/NS6265; wv',
    'Version/4.0 Chrome/70.0.3538.110 Mobile Safari/537.36',
  ),
  'Mi TV': chrome('Linux; Android 9; MiTV-MSSP1 Build/PI', 'Chrome/86.0.4240.198 Mobile Safari/537.36'),
  Chromecast: chrome(
    'Linux; Android 12.0; Build/STTL.240206.002',
    'Chrome/125.0.0.0 Mobile Safari/537.36 CrKey/1.56.500000 DeviceType/AndroidTV',
  ),
  HbbTV:
    'Mozilla/5.0 (Linux armv7l) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/56.0 Safari/537.36 OPR/43.0 HbbTV/1.4.1 (+DRM;Vestel;MB211;)',
  'Xbox with a phone for an agent':
    'Mozilla/5.0 (Windows Phone 10.0; Android 4.2.1; Xbox; Xbox One) AppleWebKit/537.36 Chrome/46.0.2486.0 Mobile Safari/537.36 Edge/13.10586',
  'PlayStation 5':
    'Mozilla/5.0 (PlayStation; PlayStation 5/6.50) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.4 Safari/605.1.15',
}

const COMPUTERS = {
  Windows: chrome('Windows NT 10.0; Win64; x64', 'Chrome/131.0.0.0 Safari/537.36'),
  'Yandex Browser': chrome('Windows NT 10.0; Win64; x64', 'Chrome/128.0.0.0 YaBrowser/24.10.0.0 Safari/537.36'),
  Firefox: 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
  'a Chromebook': chrome('X11; CrOS x86_64 14541.0.0', 'Chrome/131.0.0.0 Safari/537.36'),
  YandexBot: 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
}

test.each(Object.entries(PHONES))('%s is mobile', (_, agent) => {
  expect(deviceOf(agent)).toBe('mobile')
})

test.each(Object.entries({ ...TABLETS, ...TELEVISIONS, ...COMPUTERS }))('%s is desktop', (_, agent) => {
  expect(deviceOf(agent)).toBe('desktop')
})

test('a missing user agent is desktop', () => {
  expect(deviceOf(undefined)).toBe('desktop')
  expect(deviceOf('')).toBe('desktop')
})

test('only the first 500 characters are read', () => {
  expect(deviceOf(`${'x'.repeat(494)}iPhone`)).toBe('mobile')
  expect(deviceOf(`${'x'.repeat(495)}iPhone`)).toBe('desktop')
})

test('any header is handled, and text past the limit changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 500, maxLength: 2000 }), soup => {
      expect(deviceOf(soup)).toBe(deviceOf(soup.slice(0, 500)))
    }),
  )
})

test('of ten megabytes of a repeated mark only the first 500 characters are read', () => {
  const hostile = 'android '.repeat(1_300_000)
  const reads: unknown[][] = []
  const header = {
    slice: (...range: [number, number]) => {
      reads.push(range)
      return hostile.slice(...range)
    },
  }
  expect(deviceOf(header as unknown as string)).toBe('desktop')
  expect(reads).toEqual([[0, 500]])
})

test('the smaller side decides whether a screen is a phone', () => {
  expect(isPhoneScreen(360, 800)).toBe(true)
  expect(isPhoneScreen(900, 412)).toBe(true)
  expect(isPhoneScreen(600, 1024)).toBe(false)
  expect(isPhoneScreen(0, 0)).toBe(false)
})
