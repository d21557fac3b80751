import { Button } from '@/components/ui/button.tsx';
import { search } from '@/components/ui/drawings.ts';
import { Icon } from '@/components/ui/icon.tsx';
import { FILTERS_FORM } from '../form-ids.ts';
import css from '../mail/mail.module.css';
import { ProviderSearch } from './provider-search.tsx';
import { t } from './texts.ts';
import type { Hospitals } from './use-hospitals.ts';

/** What most people ask first, beside the filters and not among them; its fields belong to their form. */
export function Hospital({ hospitals }: { hospitals: Hospitals }) {
  const { found } = hospitals;
  const chosen = hospitals.chosen.length;
  return (
    <details id="hospital" className={css.fold} open={found.length > 0 || undefined}>
      <summary>
        <Icon of={search} size="s" />
        {t.hospitals}
        {chosen > 0 && <span>{chosen}</span>}
      </summary>
      <div className={css.mail}>
        <ProviderSearch hospitals={hospitals} />
        <noscript>
          <Button look="line" form={FILTERS_FORM}>
            {t.search}
          </Button>
        </noscript>
      </div>
    </details>
  );
}
