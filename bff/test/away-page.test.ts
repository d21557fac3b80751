import { expect, it } from 'vitest';
import { awayPage } from '../src/routes/site/away-page.ts';

const text = { heading: 'Dubai', sentence: 'Dubai', link: { label: 'Dubai', href: '/' } };

it('is of its reader’s language from the title on', () => {
  expect(awayPage(text, 'en')).toContain('<title>Dubai - Muqarin</title>');
  const arabic = awayPage(text, 'ar');
  expect(arabic).toContain('<html lang="ar" dir="rtl">');
  expect(arabic).toContain('<title>دبي - مقارن</title>');
  expect(arabic).not.toMatch(/>[^<]*(Dubai|Muqarin)/);
});
