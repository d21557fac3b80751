import type { Browser, System } from '@muqarin/rules/account/device';

/** What a browser calls itself, in words that a person knows again: "Chrome on Windows". Nothing of it is trusted. */
const browsers: readonly [RegExp, Browser][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly [RegExp, System][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** '' for what is no browser that we know. */
export function deviceName(userAgent: string | undefined): string {
  const browser = named(browsers, userAgent ?? '');
  const system = named(systems, userAgent ?? '');
  return [browser, system].filter(Boolean).join(' on ');
}

function named(names: readonly [RegExp, string][], text: string): string {
  return names.find(([sign]) => sign.test(text))?.[1] ?? '';
}
