import type { BuyPage } from '@muqarin/bff/contract/medical/plan-pages';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import ground from '@/components/ui/ground.module.css';
import { AcceptedElsewhere } from '@/features/checkout/accepted-elsewhere.tsx';
import type { Bill } from '@/features/checkout/bill.ts';
import pageCss from '@/features/checkout/page.module.css';
import { Receipt } from '@/features/checkout/receipt.tsx';
import { t as comparison } from '@/features/comparison/texts.ts';
import { t as list } from '@/features/plan-list/texts.ts';
import { paths } from '../plans/addresses.ts';
import { t as medical } from '../plans/texts.ts';
import { BuyForm } from './buy-form.tsx';
import { t } from './texts.ts';

/** One plan before it is confirmed: the whole price and who carries the risk, start date and terms (decisions M43, X12). */
export function BuyPolicy({ page, csrfToken }: { page: BuyPage; csrfToken: string }) {
  return (
    <div className={ground.wrap}>
      <div className={pageCss.head}>
        <h1>{t.confirmTitle}</h1>
        <p>
          {page.who}. <a href={paths.products}>{comparison.backToPlans}</a>
        </p>
      </div>
      <AcceptedElsewhere accepted={page.accepted} />
      <div className={pageCss.columns}>
        <Receipt bill={billOf(page)} />
        <BuyForm page={page} csrfToken={csrfToken} />
      </div>
    </div>
  );
}

function billOf({ tile, detail }: BuyPage): Bill {
  return {
    plan: tile.name,
    insurer: tile.insurerName,
    logo: tile.logo,
    facts: tile.conditions.map((condition) => `${list.whoMayBuy}: ${condition}`),
    price: detail.price,
    notes: [fillMessage(medical.proof, { date: shownDate(detail.rateCardDate) })],
  };
}
