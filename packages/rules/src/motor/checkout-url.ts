import { motorRoutes } from './pages.ts';

const ORIGIN = 'https://muqarin.invalid';

/**
 * The `url` that confirm-product answers with, as a path of our own host, or null: whoever follows
 * it must never leave the site (decisions V30). Only the checkout page is a place to go.
 */
export function ownCheckoutUrl(url: unknown): string | null {
  if (typeof url !== 'string' || url.length > 2048) return null;
  // Browsers read backslashes as slashes and drop tabs: what is left to judge is how they resolve.
  if (!/^\/[\x21-\x7e]*$/.test(url)) return null;
  const resolved = URL.canParse(url, ORIGIN) ? new URL(url, ORIGIN) : null;
  if (resolved?.origin !== ORIGIN || resolved.pathname !== motorRoutes.checkout) return null;
  return `${resolved.pathname}${resolved.search}`;
}

/** The address of an order's checkout. */
export function checkoutUrl(orderReference: string): string {
  return `${motorRoutes.checkout}?${new URLSearchParams({ o: orderReference }).toString()}`;
}
