import { CHECKOUT_MARKER } from '@muqarin/bff/contract/motor/order-pages';
import { useEffect } from 'react';

/** Checkout was visited: whoever comes back sees the order as it is now (S1 4, decisions V29). */
export function useCheckoutMarker(): void {
  useEffect(() => {
    const look = () => {
      if (sessionStorage.getItem(CHECKOUT_MARKER) === null) return;
      sessionStorage.removeItem(CHECKOUT_MARKER);
      location.reload();
    };
    look();
    addEventListener('pageshow', look);
    return () => removeEventListener('pageshow', look);
  }, []);
}
