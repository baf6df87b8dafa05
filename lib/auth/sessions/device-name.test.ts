import { expect, it } from 'vitest';
import { deviceName } from './device-name';

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Safari on Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/64.0 Safari/537.36 Edge/17.17134', 'Edge on Windows'],
  ['Mozilla/5.0 (Linux; Android 10) Chrome/140.0 Mobile Safari/537.36 EdgA/140.0', 'Edge on Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) EdgiOS/140.0 Safari/605.1', 'Edge on iPhone'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36 OPR/120.0', 'Opera on Linux'],
  ['Opera/9.80 (Windows NT 6.1) Presto/2.12', 'Opera on Windows'],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) FxiOS/140.0 Safari/605.1', 'Firefox on iPad'],
  ['Mozilla/5.0 (X11; CrOS x86_64 15000) Chrome/140.0 Safari/537.36', 'Chrome on ChromeOS'],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0 Safari/537.36', 'Chrome on Linux'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chromium/140.0', 'Chrome on Linux'],
  ['Safari/1 (Macintosh)', 'Safari on Mac'],
  ['Safari/1 (Mac OS X)', 'Safari on Mac'],
  // The names as parts of other words do not count.
  ['xEdg/1 xOPR/1 xSamsungBrowser/1 xFirefox/1 xChrome/1 xSafari/1', 'Unknown browser'],
  ['xiPhone xiPad xAndroid xWindows xMac OS X xMacintosh xCrOS xLinux', 'Unknown browser'],
  ['iPhonex iPadx Androidx Windowsx Mac OS Xx Macintoshx CrOSx Linuxx', 'Unknown browser'],
  ['curl/8.5.0', 'Unknown browser'],
  ['', 'Unknown browser'],
  ['<script>alert(1)</script>', 'Unknown browser'],
])('%s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
