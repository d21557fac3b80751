/** The list of dial codes is markup made by hand: what it says of a country must not end it, and one country is chosen. */
import { listCountries } from '@muqarin/rules/countries';
import { expect, it } from 'vitest';
import { countryOptions } from '../components/ui/country-options.ts';

it('names every country once, the given one chosen, and escapes what would be markup', () => {
  const { __html: html } = countryOptions('+971');
  expect(html.match(/<option /g)).toHaveLength(listCountries().length);
  expect(html.match(/selected/g)).toHaveLength(1);
  expect(html).toMatch(/^<div><option .*<\/div>$/);
  expect(html).toMatch(/<option value="\+971" selected="">AE \+971/);
  expect(html).toContain('Antigua &amp; Barbuda');
  expect(html).not.toMatch(/&(?!amp;|lt;|quot;)/);
});

it('is one object for each choice, so that a page with two lists sends one', () => {
  expect(countryOptions('+44')).toBe(countryOptions('+44'));
  expect(countryOptions('+44').__html).not.toBe(countryOptions('+971').__html);
});

it('takes a code that nobody has, chooses none and keeps nothing', () => {
  const { __html: html } = countryOptions('"><script>');
  expect(html).not.toContain('selected');
  expect(html).not.toContain('<script');
  expect(countryOptions('"><script>')).not.toBe(countryOptions('"><script>'));
});
