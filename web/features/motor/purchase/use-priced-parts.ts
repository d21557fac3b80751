import type { MotorPurchasePage } from '@muqarin/bff/contract/motor/order-pages';
import { messages } from '@muqarin/rules/messages';
import { useRouter } from 'next/navigation';
import { startTransition, useState } from 'react';
import { say } from '@/lib/reader.ts';
import { applyPromo, sendForm } from './purchase-calls.ts';

/** Add-ons and the promo code: what is chosen is priced by the server, and the page shows its lines. */
export function usePricedParts(
  page: MotorPurchasePage,
  fields: () => FormData,
  warn: (text: string) => void,
) {
  const router = useRouter();
  const [pricing, setPricing] = useState(false);
  const [promoMessage, setPromoMessage] = useState(page.promoMessage);
  const priced = async (work: Promise<unknown>) => {
    setPricing(true);
    await work.catch(() => warn(say(messages.somethingFailed)));
    router.refresh();
    setPricing(false);
  };
  return {
    pricing,
    promoMessage,
    refresh: () => router.refresh(),
    addons: () => priced(sendForm(fields(), 'addons')),
    promo: async () => {
      const said = await applyPromo(fields(), page);
      if (!said.ok) return setPromoMessage(said);
      // What is said of the new price and the price itself are seen together.
      startTransition(() => {
        setPromoMessage(said);
        router.refresh();
      });
    },
    removePromo: () => {
      setPromoMessage(null);
      return priced(sendForm(fields(), 'promo-remove'));
    },
  };
}
