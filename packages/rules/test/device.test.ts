import { expect, it } from 'vitest';
import { deviceMessage } from '../src/account/device.ts';
import { sayInArabic } from '../src/ar/sayings.ts';
import { inEnglish, inWords } from '../src/message.ts';

it.each([
  ['Chrome on Windows', /^\P{L}*Chrome\P{L}* على \P{L}*Windows\P{L}*$/u],
  ['Samsung Internet on Android', /Samsung Internet.* على .*Android/],
  ['Chrome', /^Chrome$/],
  ['Work on Monday', /^Work on Monday$/],
  ['Chrome on Windows on Mac', /^Chrome on Windows on Mac$/],
  ['', /^$/],
])('"%s" in both languages', (device, inArabic) => {
  const message = deviceMessage(device);
  expect(inEnglish(message)).toBe(device);
  expect(inWords(message, sayInArabic())).toMatch(inArabic);
});
