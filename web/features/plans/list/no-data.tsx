import type { SelectedProvider } from '@muqarin/bff/contract/pages';
import { NO_PRODUCT_MESSAGE_MS } from '@muqarin/rules/medical/constants';
import { whyHidden } from '@muqarin/rules/medical/filter-counts';
import type { SortOrder } from '@muqarin/rules/medical/filter-query';
import type { Filters, FilterTile } from '@muqarin/rules/medical/filters';
import type { Category } from '@muqarin/rules/medical/types';
import { fillMessage, messages } from '@muqarin/rules/messages';
import { useEffect, useState } from 'react';
import { ButtonLink } from '@/components/ui/button.tsx';
import { Empty } from '@/components/ui/empty.tsx';
import ground from '@/components/ui/ground.module.css';
import { listAddress, paths } from '../addresses.ts';
import { type FilterChoices, filterName } from '../filters/filter-names.ts';
import { t } from '../texts.ts';

interface Props {
  rows: readonly FilterTile[];
  shown: number;
  filters: Filters;
  sort: SortOrder;
  category: Category;
  choices: FilterChoices;
  providers: readonly SelectedProvider[];
  onReplace: (filters: Filters) => void;
  onClear: () => void;
}

/** After half a second without a visible plan: what is true, and the smallest change that helps (S0 8, M37). */
export function NoData(props: Props) {
  const { rows, shown, filters, sort, category, choices, providers } = props;
  // Made by the server it is there at once; a change in the browser waits (S0 8).
  const [due, setDue] = useState(shown === 0);
  useEffect(() => {
    if (shown > 0) return setDue(false);
    const wait = setTimeout(() => setDue(true), NO_PRODUCT_MESSAGE_MS);
    return () => clearTimeout(wait);
  }, [shown]);
  if (!due || shown > 0) return null;
  if (rows.length === 0) return <NoPlans />;
  const [best] = whyHidden(rows, filters, category);
  const name = best && sentenceName(filterName(best, filters, choices, providers), best.key);
  const act = (run: () => void) => (event: React.MouseEvent) => {
    event.preventDefault();
    run();
  };
  return (
    <div role="status">
      <Empty title={messages.noPlanHasAll}>
        <p>
          {fillMessage(t.fitYou, { count: rows.length })}{' '}
          {best && best.remaining > 0 && helpful(name ?? '', best.remaining)}
        </p>
        <div className={ground.row}>
          <ButtonLink href={paths.products} onClick={act(props.onClear)}>
            {messages.clearFilters}
          </ButtonLink>
          {best && best.remaining > 0 && (
            <ButtonLink
              look="line"
              href={listAddress(best.without, sort)}
              onClick={act(() => props.onReplace(best.without))}
            >
              {fillMessage(t.takeAway, { name: name ?? '' })}
            </ButtonLink>
          )}
        </div>
      </Empty>
    </div>
  );
}

/** In a sentence the premium and the hospitals are short. */
function sentenceName(name: string, key: string): string {
  if (key === 'price') return t.premiumLimit;
  return key === 'providers' ? t.yourHospitals : name;
}

function NoPlans() {
  return (
    <div role="status">
      <Empty title={messages.noProducts}>
        <p>{t.weWillCall}</p>
      </Empty>
    </div>
  );
}

function helpful(name: string, count: number): string {
  return count === 1
    ? fillMessage(messages.withoutOneRemains, { name })
    : fillMessage(messages.withoutOneRemain, { name, count });
}
