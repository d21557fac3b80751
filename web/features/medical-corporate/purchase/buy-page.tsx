import type { CorporateBuyPage } from '@muqarin/bff/contract/medical-corporate/purchase';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import ground from '@/components/ui/ground.module.css';
import { AcceptedElsewhere } from '@/features/checkout/accepted-elsewhere.tsx';
import type { Bill } from '@/features/checkout/bill.ts';
import pageCss from '@/features/checkout/page.module.css';
import { Receipt } from '@/features/checkout/receipt.tsx';
import { t as list } from '@/features/plan-list/texts.ts';
import { listed } from '@/lib/listed.ts';
import { categoryName } from '../plans/category-tabs.tsx';
import { tabAddress } from '../plans/list-address.ts';
import { BuyForm } from './buy-form.tsx';
import { t } from './texts.ts';

interface Props {
  page: CorporateBuyPage;
  csrfToken: string;
}

/** A plan for each category before all are confirmed: the whole price, who carries the risk, start date and terms (decisions M43, X12). */
export function CorporateBuy({ page, csrfToken }: Props) {
  const { validUntil, reference } = page;
  return (
    <div className={ground.wrap}>
      <div className={pageCss.head}>
        <h1>{t.buyTitle}</h1>
        <p>
          {fillMessage(t.heldUntil, { date: shownDate(validUntil), reference })}{' '}
          <a href={tabAddress(null)}>{t.backToSummary}</a>
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

function billOf(page: CorporateBuyPage): Bill {
  const { categories, insurerName, logo, tpaName, memberCount, conditions } = page;
  const { netFils, vatFils, grossFils } = page;
  const lines = categories.map(({ category, planName, members, netFils: amountFils }) => ({
    code: `category-${category}`,
    label: categoryName(category),
    why: listed([planName, fillMessage(t.insuredCount, { members })]),
    kind: 'category',
    amountFils,
  }));
  return {
    plan: listed([...new Set(categories.map(({ planName }) => planName))]),
    insurer: insurerName,
    logo,
    facts: [
      fillMessage(t.insuredCount, { members: memberCount }),
      fillMessage(t.claimsBy, { tpa: tpaName }),
      ...conditions.map((condition) => `${list.whoMayBuy}: ${condition}`),
    ],
    price: { netFils, vatFils, grossFils, members: [{ member: 1, age: 0, netFils, lines }] },
    notes: [],
  };
}
