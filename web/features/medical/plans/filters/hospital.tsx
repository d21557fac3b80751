import { Button } from '@/components/ui/button.tsx';
import { search } from '@/components/ui/drawings.ts';
import { Icon } from '@/components/ui/icon.tsx';
import { FILTERS_FORM } from '@/features/plan-list/form-ids.ts';
import css from '@/features/plan-list/mail/mail.module.css';
import { t } from '../texts.ts';
import type { PlanList } from '../use-plan-list.ts';
import { ProviderSearch } from './provider-search.tsx';

/** What most people ask first, beside the filters and not among them; its fields belong to their form. */
export function Hospital({ list }: { list: PlanList }) {
  const { found } = list;
  const chosen = list.providers.chosen.length;
  return (
    <details id="hospital" className={css.fold} open={found.length > 0 || undefined}>
      <summary>
        <Icon of={search} size="s" />
        {t.hospitals}
        {chosen > 0 && <span>{chosen}</span>}
      </summary>
      <div className={css.mail}>
        <ProviderSearch list={list} />
        <noscript>
          <Button look="line" form={FILTERS_FORM}>
            {t.search}
          </Button>
        </noscript>
      </div>
    </details>
  );
}
