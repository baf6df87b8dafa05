import { adminSecuritySentences } from '@/lib/messages/en/admin/security';

const BROWSERS = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

const firstMatch = (names: readonly (readonly [RegExp, string])[], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/**
 * For example 'Firefox on Windows', so that people recognise their device. Read from a User-Agent, which can be any
 * text.
 */
export function deviceName(userAgent: string): string {
  const browser = firstMatch(BROWSERS, userAgent) ?? adminSecuritySentences.unknownBrowser;
  const system = firstMatch(SYSTEMS, userAgent);
  return system ? adminSecuritySentences.browserOn(browser, system) : browser;
}
