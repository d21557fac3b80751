import { fillMessage } from '@muqarin/rules/fill-message';
import checkoutCss from '@/features/checkout/page.module.css';
import { t } from './texts.ts';

/** In the place of add-ons and promo code: what was accepted in a quotation is bought as it is. */
export function Agreed({ reference }: { reference: string }) {
  return (
    <section className={checkoutCss.part} aria-labelledby="agreed-title">
      <h2 id="agreed-title">{t.agreedTitle}</h2>
      <p>
        {fillMessage(t.agreedHelp, { reference })} <a href="/contact">{t.askUs}</a>
      </p>
    </section>
  );
}
