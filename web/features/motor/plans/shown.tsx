import type { MotorPlansPage } from '@muqarin/bff/contract/motor/plan-pages';
import { motorListMessages } from '@muqarin/rules/motor/messages-list';
import ground from '@/components/ui/ground.module.css';
import { ShownRow } from '@/features/plan-list/filters/shown-row.tsx';
import { t } from './texts.ts';
import type { MotorList } from './use-plan-list.ts';

interface Props {
  page: Pick<MotorPlansPage, 'types' | 'asked'>;
  list: MotorList;
}

/** How many plans are shown, and which cover stands first. */
export function MotorShown({ page: { types, asked }, list: { filters } }: Props) {
  const isBoth = filters.values.product_type === null && types.length > 1;
  return (
    <ShownRow list={filters}>
      {isBoth && asked !== null && (
        <span className={ground.hush}>
          {asked === 'comprehensive' ? t.comprehensiveFirst : t.thirdPartyFirst}
        </span>
      )}
    </ShownRow>
  );
}

/** S1 8, with the way back. */
export const noneMatchTexts = () => ({
  title: motorListMessages.noPlansMatch,
  help: t.noneMatchHelp,
});
