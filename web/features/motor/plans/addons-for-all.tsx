import { type MotorPlansPage, motorListPaths } from '@muqarin/bff/contract/motor/plan-pages';
import { contractIds } from '@muqarin/rules/contract-ids';
import { Button } from '@/components/ui/button.tsx';
import { circlePlus } from '@/components/ui/drawings-plans.ts';
import { Icon } from '@/components/ui/icon.tsx';
import { CheckList } from '@/features/plan-list/filters/check-list.tsx';
import groupCss from '@/features/plan-list/filters/filter-groups.module.css';
import { useScrolledPast } from '@/features/plan-list/use-scrolled-past.ts';
import { countWords } from './count-words.ts';
import css from './filter-bar.module.css';
import { Fold } from './fold.tsx';
import { t } from './texts.ts';
import type { MotorList } from './use-plan-list.ts';

interface Props {
  page: Pick<MotorPlansPage, 'tiles'>;
  options: ReturnType<typeof offeredAddons>;
  list: MotorList;
  csrfToken: string;
}

const FOLD = 'addons-for-all';

/** One choice for every plan that offers it. */
export function AddonsForAll({ page, options, list, csrfToken }: Props) {
  const choices = options.map((option) => {
    return { ...option, chosen: isChosenEverywhere(option.value, page, list) };
  });
  const chosen = choices.filter((choice) => choice.chosen).map(({ value }) => value);
  const press = (value: number | string) => {
    const others = chosen.filter((other) => other !== value);
    list.chooseForAll(others.length < chosen.length ? others : [...chosen, Number(value)]);
  };
  return (
    <Fold
      id={FOLD}
      label={t.addons}
      value={chosen.length === 0 ? t.none : countWords(chosen.length)}
      done={t.backToList}
    >
      <form action={motorListPaths.addons} method="post" className={css.form}>
        <input type="hidden" name={contractIds.csrfField} value={csrfToken} />
        <input type="hidden" name="return" value={list.address} />
        <input type="hidden" name="all" value="1" />
        <p className={groupCss.hint}>{t.addonsForAllHelp}</p>
        <CheckList group={{ names: ['addon'], legend: t.addonsForAll, choices, press }} />
        <Button look="line" className={css.onlyPlain}>
          {t.applyAddons}
        </Button>
      </form>
    </Fold>
  );
}

/** S2 4 and 9: 480 px or narrower, from 500 px of scrolling. */
const APPEARS_AFTER_PX = 500;

export function FloatingAddons() {
  const past = useScrolledPast(APPEARS_AFTER_PX);
  if (!past) return null;
  return (
    <button
      type="button"
      className={css.floating}
      onClick={() => {
        const fold = document.getElementById(FOLD);
        if (!(fold instanceof HTMLDetailsElement)) return;
        fold.open = true;
        fold.querySelector<HTMLElement>('summary')?.focus();
      }}
    >
      <Icon of={circlePlus} />
      {t.floatingAddons}
    </button>
  );
}

/** Every add-on that a plan of the list charges for, with how many plans offer it. */
export function offeredAddons({ tiles }: Pick<MotorPlansPage, 'tiles'>) {
  const found = new Map<number, { value: number; name: string; help: string; count: number }>();
  for (const { id, name, help, included } of tiles.flatMap(({ addons }) => addons)) {
    if (included) continue;
    const known = found.get(id) ?? { value: id, name, help, count: 0 };
    found.set(id, { ...known, count: known.count + 1 });
  }
  return [...found.values()];
}

function isChosenEverywhere(id: number, { tiles }: Props['page'], { addons }: MotorList): boolean {
  const offering = tiles.filter((tile) =>
    tile.addons.some((row) => row.id === id && !row.included),
  );
  return offering.every((tile) => addons.get(tile.id)?.includes(id));
}
