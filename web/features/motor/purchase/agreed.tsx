import type { MotorPurchasePage } from '@muqarin/bff/contract/motor/order-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import checkoutCss from '@/features/checkout/page.module.css';
import { listed } from '@/lib/listed.ts';
import { t } from './texts.ts';

interface Props {
  reference: string;
  addons: MotorPurchasePage['addons'];
}

/** In the place of add-ons and promo code: what was accepted in a quotation is bought as it is. */
export function Agreed({ reference, addons }: Props) {
  const held = addons.filter(({ selected }) => selected).map(({ name }) => name);
  return (
    <section className={checkoutCss.part} aria-labelledby="agreed-title">
      <h2 id="agreed-title">{t.agreedTitle}</h2>
      {held.length > 0 && <p>{fillMessage(t.agreedWith, { addons: listed(held) })}</p>}
      <p>
        {fillMessage(t.agreedHelp, { reference })} <a href="/contact">{t.askUs}</a>
      </p>
    </section>
  );
}
