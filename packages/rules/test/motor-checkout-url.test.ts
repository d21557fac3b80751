import { expect, it } from 'vitest';
import { checkoutUrl, ownCheckoutUrl } from '../src/motor/checkout-url.ts';

it('the url of confirm-product is our checkout', () => {
  expect(checkoutUrl('SO000123')).toBe('/survey/motor/cart/checkout?o=SO000123');
  expect(ownCheckoutUrl(checkoutUrl('SO000123'))).toBe(checkoutUrl('SO000123'));
  expect(checkoutUrl('a&b#c')).toBe('/survey/motor/cart/checkout?o=a%26b%23c');
});

it.each([
  'https://evil.example/survey/motor/cart/checkout',
  '//evil.example/survey/motor/cart/checkout',
  '/\\evil.example/survey/motor/cart/checkout',
  '\\\\evil.example',
  '/survey/motor/cart/checkout/../../../../admin',
  '/survey/motor/cart/checkout\\..\\x',
  '/survey/motor/cart/checkout\n?o=1',
  '/\t/evil.example',
  'javascript:alert(1)',
  ' /survey/motor/cart/checkout',
  'survey/motor/cart/checkout',
  '/survey/motor/products',
  '/',
  '',
  `/survey/motor/cart/checkout?o=${'x'.repeat(3000)}`,
  null,
  undefined,
  5,
  ['/survey/motor/cart/checkout'],
])('%j leads nowhere', (url) => {
  expect(ownCheckoutUrl(url)).toBeNull();
});
