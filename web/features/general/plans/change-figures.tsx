import { type GeneralPlansPage, generalPaths } from '@muqarin/bff/contract/general/pages';
import { EMPLOYEE_FIELDS } from '@muqarin/rules/general/employees';
import { FIGURE_FIELDS } from '@muqarin/rules/general/figures';
import { type Figure, figuresOf } from '@muqarin/rules/general/insurance-types';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { chevronDown } from '@/components/ui/drawings.ts';
import { Icon } from '@/components/ui/icon.tsx';
import { Figures } from '../figures.tsx';
import { t } from '../texts.ts';
import css from './open-types.module.css';

interface Props {
  page: GeneralPlansPage;
  csrfToken: string;
}

/**
 * What prices stand on can be put right where it was given: with several types the wizard asks nobody about the staff (S1 4).
 * Folded, unless something in it was refused.
 */
export function ChangeFigures({ page, csrfToken }: Props) {
  const priced = page.types.filter(({ state }) => state === 'priced').map(({ type }) => type);
  const figures = figuresOf(priced).filter((figure) => isKnown(figure, page));
  if (figures.length === 0) return null;
  const names = figures.flatMap(fieldsOf);
  return (
    <details
      className={css.card}
      open={page.errors.some(({ field }) => names.includes(field))}
      data-figures=""
    >
      <summary>
        {t.changeFigures}
        <Icon of={chevronDown} size="s" className={css.chevron} />
      </summary>
      <form method="post" action={generalPaths.figures} className={css.form}>
        <CsrfField token={csrfToken} />
        <Figures figures={figures} page={page} />
        <Button look="line">{t.showNewPrices}</Button>
      </form>
    </details>
  );
}

/** A browser that a mailed link opened the quote in knows the prices only. */
function isKnown(figure: Figure, { answers }: GeneralPlansPage): boolean {
  if (figure === 'employees') return answers.employees !== undefined;
  return FIGURE_FIELDS.some((row) => row.figure === figure && answers[row.key] !== undefined);
}

function fieldsOf(figure: Figure): string[] {
  if (figure === 'employees') return EMPLOYEE_FIELDS.map(({ field }) => field);
  return FIGURE_FIELDS.filter((row) => row.figure === figure).map(({ field }) => field);
}
