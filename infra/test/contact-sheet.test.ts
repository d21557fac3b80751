/** The contact sheet of `npm run shots`: each page in each look, by names that a command line takes too. */
import { expect, it } from 'vitest';
import { contactSheet } from '../shots/contact-sheet.ts';
import { allLooks, lookName, looksOf } from '../shots/looks.ts';

it('has eight looks, each found by its name', () => {
  expect(allLooks).toHaveLength(8);
  expect(looksOf(allLooks.map(lookName))).toEqual(allLooks);
  expect(() => looksOf(['391 light en'])).toThrow('"391 light en" is none of: 390 light en');
});

it('shows a row a page and a picture a look, by the names of the files', () => {
  const sheet = contactSheet(['home', 'motor-plans'], looksOf(['390 dark ar', '1280 light en']));
  const files = [...sheet.matchAll(/src="([^"]+)"/g)].map(([, file]) =>
    decodeURIComponent(file ?? ''),
  );
  expect(files).toEqual([
    'home 390 dark ar.jpg',
    'home 1280 light en.jpg',
    'motor-plans 390 dark ar.jpg',
    'motor-plans 1280 light en.jpg',
  ]);
});
