'use client';

import { CHECKOUT_MARKER } from '@muqarin/bff/contract/motor/order-pages';
import { useEffect } from 'react';

/** Remembers that checkout was visited, so that the purchase page asks anew when one comes back (S1 4, decisions V29). */
export function CheckoutMarker() {
  useEffect(() => sessionStorage.setItem(CHECKOUT_MARKER, '1'), []);
  return null;
}
