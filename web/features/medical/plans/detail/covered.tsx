import type { PlanDetailModel } from '@muqarin/bff/contract/medical/plan-pages';
import { check, minus } from '@/components/ui/drawings-plans.ts';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import { sectionNames } from '@/features/comparison/section-names.ts';
import { t } from '@/features/comparison/texts.ts';
import { keepTogether } from '@/features/plan-list/keep-together.ts';
import { classes } from '@/lib/classes.ts';
import css from './detail.module.css';

type Row = PlanDetailModel['covered'][number];

/** What the plan covers, in the comparison's order and words. */
export function Covered({ rows }: { rows: PlanDetailModel['covered'] }) {
  return (
    <div className={css.sections}>
      {(['where', 'pay', 'cover'] as const).map((section) => (
        <section key={section}>
          <h3>{sectionNames[section]()}</h3>
          <dl className={css.covered}>
            {rows
              .filter((row) => row.section === section)
              .map((row) => (
                <CoveredRow key={row.label} row={row} />
              ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function CoveredRow({ row }: { row: Row }) {
  return (
    <div>
      <dt>{row.label}</dt>
      <dd className={classes(css.value, !row.covered && css.not)}>
        {row.section === 'cover' && <Icon of={row.covered ? check : minus} size="s" />}
        <span>
          {!row.covered && row.text !== t.notCovered && (
            <span className={ground.vh}>{t.notCovered}: </span>
          )}
          {keepTogether(row.text)}
          {row.note !== undefined && <small>{keepTogether(row.note)}</small>}
        </span>
      </dd>
      {row.help !== '' && <dd className={css.help}>{row.help}</dd>}
    </div>
  );
}
