'use client';

import type { CategoryModel } from '@muqarin/bff/contract/medical-corporate/pages';
import { corporatePickPaths as paths } from '@muqarin/bff/contract/medical-corporate/picks';
import { plansByCategoryText } from '@muqarin/rules/medical-corporate/picks-wire';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import ground from '@/components/ui/ground.module.css';
import { usePicks } from './group-picks.tsx';
import { t } from './texts.ts';

interface Props {
  categories: readonly CategoryModel[];
  onSummary: boolean;
}

/** What the whole group has picked: what is chosen can be compared across categories (decisions M16). */
export function PicksPanel({ categories, onSummary }: Props) {
  const { csrfToken } = usePicks();
  const chosen = categories.flatMap(({ number: category, chosen: plan }) =>
    plan ? [{ category, plan: plan.plan }] : [],
  );
  if (!onSummary || chosen.length === 0) return null;
  return (
    <div className={ground.wrap}>
      <form method="post" action={paths.compareAcross}>
        <CsrfField token={csrfToken} />
        <input type="hidden" name="plans" value={plansByCategoryText(chosen)} />
        <Button look="line">{t.compareChosen}</Button>
      </form>
    </div>
  );
}
