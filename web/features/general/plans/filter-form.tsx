import { Button } from '@/components/ui/button.tsx';
import { chevronDown } from '@/components/ui/drawings.ts';
import { Icon } from '@/components/ui/icon.tsx';
import { FilterForm } from '@/features/plan-list/filters/filter-form.tsx';
import { FilterGroups } from '@/features/plan-list/filters/filter-groups.tsx';
import type { FilterList } from '@/features/plan-list/filters/use-filters.ts';
import { t } from '../texts.ts';
import css from './plans.module.css';

/**
 * A plain GET form, which the script answers at once. Folded where it would stand before the first plan, open where it stands
 * beside them.
 */
export function GeneralFilterForm({ list }: { list: FilterList }) {
  const { groups, inForce, clear } = list;
  return (
    <details className={css.filters} data-filters="">
      <summary>
        {t.filters}
        {inForce.length > 0 && <span className={css.inForce}>{inForce.length}</span>}
        <Icon of={chevronDown} size="s" className={css.chevron} />
      </summary>
      <h2 className={css.beside}>{t.filters}</h2>
      <FilterForm
        list={list}
        groups={groups.filter(({ control }) => control !== 'chips')}
        className={css.filterForm}
      >
        <FilterGroups list={list} />
        <noscript>
          <Button look="line">{t.apply}</Button>
        </noscript>
        <a href={clear.href}>{t.clear}</a>
      </FilterForm>
    </details>
  );
}
