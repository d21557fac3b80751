import { corporatePickPaths as paths } from '@muqarin/bff/contract/medical-corporate/picks';
import { plansByCategoryText } from '@muqarin/rules/medical-corporate/picks-wire';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import type { PanelPage } from './panel-page.ts';
import { t } from './texts.ts';

interface Props {
  page: PanelPage;
  csrfToken: string;
}

/** What is chosen can be compared across categories (decisions M16). */
export function CompareChosen({ page: { categories }, csrfToken }: Props) {
  const chosen = categories.flatMap(({ number: category, chosen: plan }) =>
    plan ? [{ category, plan: plan.plan }] : [],
  );
  if (chosen.length === 0) return null;
  return (
    <form method="post" action={paths.compareAcross}>
      <CsrfField token={csrfToken} />
      <input type="hidden" name="plans" value={plansByCategoryText(chosen)} />
      <Button look="line">{t.compareChosen}</Button>
    </form>
  );
}
