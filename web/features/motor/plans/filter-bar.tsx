import { type MotorPlansPage, motorListPaths } from '@muqarin/bff/contract/motor/plan-pages';
import { contractIds } from '@muqarin/rules/contract-ids';
import { fillMessage } from '@muqarin/rules/fill-message';
import { STICKY_FILTER_SCROLL_PX } from '@muqarin/rules/plan-list/constants';
import { Button } from '@/components/ui/button.tsx';
import ground from '@/components/ui/ground.module.css';
import { CheckList } from '@/features/plan-list/filters/check-list.tsx';
import { FilterForm } from '@/features/plan-list/filters/filter-form.tsx';
import groupCss from '@/features/plan-list/filters/filter-groups.module.css';
import { FilterOption } from '@/features/plan-list/filters/filter-option.tsx';
import { act } from '@/features/plan-list/filters/shown-row.tsx';
import type { FilterList } from '@/features/plan-list/filters/use-filters.ts';
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
        <Types list={list.filters} />
        <div className={css.folds} style={cells(folds.length)}>
          <Benefits list={list.filters} />
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

function Types({ list }: { list: FilterList }) {
  const group = list.groups.find(({ control }) => control === 'toggles');
  if (!group) return null;
  const { names, legend, choices, press } = group;
  return (
    <FilterForm
      list={list}
      groups={[group]}
      className={css.types}
      style={cells(choices.length)}
      aria-label={legend}
    >
      {choices.map(({ value, name, count, chosen }) => (
        <button
          key={value}
          type="submit"
          className={css.type}
          name={names[0]}
          // Pressed again, without a script too, it lets go.
          value={chosen ? '' : value}
          aria-pressed={chosen}
          onClick={act(() => press(value))}
        >
          {name}
          <small>{count}</small>
        </button>
      ))}
    </FilterForm>
  );
}

function Benefits({ list }: { list: FilterList }) {
  const groups = list.groups.filter(({ control }) => control === 'checks');
  const chosen = groups.flatMap(({ choices }) => choices.filter((choice) => choice.chosen));
  return (
    <Fold
      label={t.benefitsAndInsurer}
      value={countWords(chosen.length)}
      done={fillMessage(t.showPlans, { count: list.shown })}
    >
      <FilterForm
        list={list}
        groups={groups}
        className={css.form}
        onSubmit={(event) => event.preventDefault()}
      >
        {groups.map((group) => (
          <CheckList key={group.key} group={group} />
        ))}
        <Button look="line" className={css.onlyPlain}>
          {t.apply}
        </Button>
      </FilterForm>
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
