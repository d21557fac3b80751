import { type MotorPlansPage, motorListPaths } from '@muqarin/bff/contract/motor/plan-pages';
import { writeIds } from '@muqarin/rules/calls/open-shapes';
import { contractIds } from '@muqarin/rules/contract-ids';
import { fillMessage } from '@muqarin/rules/fill-message';
import { toggleBenefit } from '@muqarin/rules/motor/plan-list';
import { STICKY_FILTER_SCROLL_PX } from '@muqarin/rules/plan-list/constants';
import { Button } from '@/components/ui/button.tsx';
import ground from '@/components/ui/ground.module.css';
import { CheckList } from '@/features/plan-list/filters/check-list.tsx';
import groupCss from '@/features/plan-list/filters/filter-groups.module.css';
import { FilterOption } from '@/features/plan-list/filters/filter-option.tsx';
import { useScrolledPast } from '@/features/plan-list/use-scrolled-past.ts';
import { classes } from '@/lib/classes.ts';
import { AddonsForAll, offeredAddons } from './addons-for-all.tsx';
import { countWords } from './count-words.ts';
import css from './filter-bar.module.css';
import { Fold } from './fold.tsx';
import { t } from './texts.ts';
import type { MotorList } from './use-plan-list.ts';

interface Props {
  page: Omit<MotorPlansPage, 'open' | 'gap'>;
  list: MotorList;
  csrfToken: string;
}

/** Type of cover, benefits, deductible and add-ons: each works as a link or a plain form too. */
export function MotorFilterBar({ page, list, csrfToken }: Props) {
  const stuck = useScrolledPast(STICKY_FILTER_SCROLL_PX);
  const addons = offeredAddons(page);
  const folds = [true, page.deductibles.length > 0, addons.length > 0].filter(Boolean);
  return (
    <div className={classes(css.filters, stuck && css.stuck)}>
      <div className={classes(ground.wrap, css.bar)}>
        <Types page={page} list={list} />
        <div className={css.folds} style={cells(folds.length)}>
          <Benefits page={page} list={list} />
          {page.deductibles.length > 0 && (
            <Deductible page={page} list={list} csrfToken={csrfToken} />
          )}
          {addons.length > 0 && (
            <AddonsForAll page={page} options={addons} list={list} csrfToken={csrfToken} />
          )}
        </div>
      </div>
    </div>
  );
}

function cells(count: number) {
  return { '--cells': count } as React.CSSProperties;
}

function Types({ page, list }: Omit<Props, 'csrfToken'>) {
  const { product_type: chosen, benefit_ids } = list.filters;
  return (
    <form
      action={motorListPaths.products}
      className={css.types}
      style={cells(page.types.length)}
      aria-label={t.cover}
    >
      {benefit_ids.length > 0 && (
        <input type="hidden" name="benefits" value={writeIds(benefit_ids)} />
      )}
      {page.types.map(({ value, name }) => (
        <button
          key={value}
          type="submit"
          className={css.type}
          name="type"
          // Pressed again, without a script too, it lets go.
          value={chosen === value ? '' : value}
          aria-pressed={chosen === value}
          onClick={(event) => {
            event.preventDefault();
            list.toggleType(value);
          }}
        >
          {name}
          <small>{list.countWith({ ...list.filters, product_type: value })}</small>
        </button>
      ))}
    </form>
  );
}

function Benefits({ page, list }: Omit<Props, 'csrfToken'>) {
  const chosen = list.filters.benefit_ids;
  const { product_type } = list.filters;
  return (
    <Fold
      label={t.benefits}
      value={countWords(chosen.length)}
      done={fillMessage(t.showPlans, { count: list.visible.size })}
    >
      <form
        action={motorListPaths.products}
        className={css.form}
        onSubmit={(e) => e.preventDefault()}
      >
        {product_type !== null && <input type="hidden" name="type" value={product_type} />}
        <p className={groupCss.hint}>{t.benefitsHelp}</p>
        <CheckList
          name="benefits"
          legend={t.benefits}
          options={page.benefits.map(({ id, name, help }) => ({
            value: id,
            name,
            help,
            count: list.countWith(
              chosen.includes(id) ? list.filters : toggleBenefit(list.filters, id),
            ),
          }))}
          chosen={chosen}
          onChange={(next) => {
            const changed = [...next, ...chosen].find(
              (id) => next.includes(id) !== chosen.includes(id),
            );
            if (changed !== undefined) list.toggleBenefit(changed);
          }}
        />
        <Button look="line" className={css.onlyPlain}>
          {t.apply}
        </Button>
      </form>
    </Fold>
  );
}

function deductibleName(code: string): string {
  if (code === 'half') return t.half;
  if (code === 'none') return t.noDeductible;
  return code === '' ? t.standard : code;
}

function Deductible({ page, list, csrfToken }: Props) {
  const options = ['', ...page.deductibles];
  const now = page.deductible ?? '';
  return (
    <Fold label={t.deductible} value={deductibleName(now)}>
      <form action={motorListPaths.deductible} method="post" className={css.form}>
        <input type="hidden" name={contractIds.csrfField} value={csrfToken} />
        <input type="hidden" name="return" value={list.address} />
        <fieldset className={groupCss.group}>
          <legend>{t.deductible}</legend>
          <p className={groupCss.hint}>{t.deductibleHelp}</p>
          {options.map((code) => (
            <FilterOption
              key={code}
              type="radio"
              name="deductible"
              value={code}
              defaultChecked={code === now}
            >
              {deductibleName(code)}
            </FilterOption>
          ))}
        </fieldset>
        <Button look="line">{t.applyDeductible}</Button>
      </form>
    </Fold>
  );
}
