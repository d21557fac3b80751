import { fillMessage } from '@muqarin/rules/fill-message';
import css from './hidden-plans.module.css';
import { t } from './list-texts.ts';
import type { CorporateList } from './use-plan-list.ts';

/** Plans that the chosen filters hide, and how many each of these hides by itself (decisions M30). */
export function HiddenByFilters({ list }: { list: CorporateList }) {
  const { shown, total } = list.filters;
  const count = total - shown;
  if (count === 0) return null;
  return (
    <p className={css.byFilters} data-hidden-by-filters="" aria-live="polite">
      <span>{fillMessage(t.hiddenByFilters, { count })}</span>
      {list
        .hiddenBy()
        .filter(({ hidden }) => hidden > 0)
        .map(({ legend, hidden }) => (
          <span key={legend}>
            {legend}: <bdi>{hidden}</bdi>
          </span>
        ))}
    </p>
  );
}
