import { messages } from '@muqarin/rules/messages';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { chevronDown } from '@/components/ui/drawings.ts';
import { Icon } from '@/components/ui/icon.tsx';
import { say } from '@/lib/reader.ts';
import { FILTERS_FORM } from '../form-ids.ts';
import { t } from '../texts.ts';
import { FilterForm } from './filter-form.tsx';
import { FilterGroups } from './filter-groups.tsx';
import css from './side-filters.module.css';
import type { FilterList } from './use-filters.ts';

interface Props {
  list: FilterList;
  /** The list beside them. */
  children: ReactNode;
}

/** The list with its filters beside it (S0 2); on a phone they are folded above it. */
export function WithSideFilters({ list, children }: Props) {
  return (
    <div className={css.layout}>
      <SideFilters list={list} />
      <div>{children}</div>
    </div>
  );
}

/**
 * A plain GET form, which the script answers at once. Folded where it would stand before the first plan, open where it stands
 * beside them.
 */
function SideFilters({ list }: Pick<Props, 'list'>) {
  const { groups, inForce, clear } = list;
  const drawn = groups.filter(({ control }) => control !== 'chips');
  return (
    <details className={css.filters} data-filters="">
      <summary>
        {t.filters}
        {inForce.length > 0 && <span className={css.inForce}>{inForce.length}</span>}
        <Icon of={chevronDown} size="s" className={css.chevron} />
      </summary>
      <h2 className={css.beside}>{t.filters}</h2>
      <FilterForm id={FILTERS_FORM} list={list} groups={drawn} className={css.form}>
        <FilterGroups list={{ ...list, groups: drawn }} />
        <noscript>
          <Button look="line">{t.apply}</Button>
        </noscript>
        <a href={clear.href}>{say(messages.clearFilters)}</a>
      </FilterForm>
    </details>
  );
}
