import type { CorporatePlansPage } from '@muqarin/bff/contract/medical-corporate/pages';
import { letterOf } from '@muqarin/rules/category-letters';
import { fillMessage } from '@muqarin/rules/fill-message';
import ground from '@/components/ui/ground.module.css';
import { t } from '../texts.ts';
import css from './category-tabs.module.css';
import { tabAddress } from './list-address.ts';
import { TabsNav } from './tabs-nav.tsx';

/** A category by its letter; the only one of a group without categories is all of it (decisions M17, M18). */
export function categoryName(number: number): string {
  return number === 0 ? t.allEmployees : fillMessage(t.categoryName, { letter: letterOf(number) });
}

/** A tab a category and Premium Summary (S0 2): links, which open a tab without filters, lowest first, at its top. */
export function CategoryTabs({ page }: { page: CorporatePlansPage }) {
  const tabs = page.categories.map(({ number, chosen }) => ({
    number: number as number | null,
    name: categoryName(number),
    chosen: chosen !== null,
  }));
  const all = [...tabs, { number: null, name: t.summaryTab, chosen: false }];
  return (
    <TabsNav className={css.tabs} label={t.tabsLabel}>
      {all.map(({ number, name, chosen }) => (
        <a
          key={name}
          href={tabAddress(number)}
          aria-current={number === page.tab ? 'page' : undefined}
        >
          {name}
          {chosen ? (
            <>
              <span className={css.done} aria-hidden="true">
                ✓
              </span>
              <span className={ground.vh}> {t.tabChosen}</span>
            </>
          ) : null}
        </a>
      ))}
    </TabsNav>
  );
}
