import { fillMessage } from '@muqarin/rules/fill-message';
import { NO_PRODUCT_MESSAGE_MS } from '@muqarin/rules/medical/constants';
import { whyHidden } from '@muqarin/rules/medical/filter-counts';
import { messages } from '@muqarin/rules/messages';
import { useEffect, useState } from 'react';
import { ButtonLink } from '@/components/ui/button.tsx';
import { Empty } from '@/components/ui/empty.tsx';
import ground from '@/components/ui/ground.module.css';
import { act } from '@/features/plan-list/filters/shown-line.tsx';
import { t } from '@/features/plan-list/texts.ts';
import { say } from '@/lib/reader.ts';
import { listAddress, paths } from './addresses.ts';
import { filterName } from './filters/filter-names.ts';
import type { PlanList } from './use-plan-list.ts';

/** After half a second without a visible plan: what is true, and the smallest change that helps (S0 8, M37). */
export function NoData({ list }: { list: PlanList }) {
  const { shown, total } = list;
  // Made by the server it is there at once; a change in the browser waits (S0 8).
  const [due, setDue] = useState(shown === 0);
  useEffect(() => {
    if (shown > 0) return setDue(false);
    const wait = setTimeout(() => setDue(true), NO_PRODUCT_MESSAGE_MS);
    return () => clearTimeout(wait);
  }, [shown]);
  if (!due || shown > 0) return null;
  return <div role="status">{total === 0 ? <NoPlans /> : <NoneVisible list={list} />}</div>;
}

function NoneVisible({ list }: { list: PlanList }) {
  const { rows, total, filters, sort, category, choices, providers } = list;
  const [best] = whyHidden(rows, filters, category).filter(({ remaining }) => remaining > 0);
  const name = best ? sentenceName(filterName(best, filters, choices, providers), best.key) : '';
  return (
    <Empty title={say(messages.noPlanHasAll)}>
      <p>
        {fillMessage(t.fitYou, { count: total })} {best && helpful(name, best.remaining)}
      </p>
      <div className={ground.row}>
        <ButtonLink href={paths.products} onClick={act(list.clear)}>
          {say(messages.clearFilters)}
        </ButtonLink>
        {best && (
          <ButtonLink
            look="line"
            href={listAddress(best.without, sort)}
            onClick={act(() => list.replaceFilters(best.without))}
          >
            {fillMessage(t.takeAway, { name })}
          </ButtonLink>
        )}
      </div>
    </Empty>
  );
}

/** In a sentence the premium and the hospitals are short. */
function sentenceName(name: string, key: string): string {
  if (key === 'price') return t.premiumLimit;
  return key === 'providers' ? t.yourHospitals : name;
}

function NoPlans() {
  return (
    <Empty title={say(messages.noProducts)}>
      <p>{t.weWillCall}</p>
    </Empty>
  );
}

function helpful(name: string, count: number): string {
  return count === 1
    ? fillMessage(say(messages.withoutOneRemains), { name })
    : fillMessage(say(messages.withoutOneRemain), { name, count });
}
