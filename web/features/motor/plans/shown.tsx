import type { MotorPlansPage } from '@muqarin/bff/contract/motor/plan-pages';
import { motorListPaths } from '@muqarin/bff/contract/motor/plan-pages';
import { writeIds } from '@muqarin/rules/calls/open-shapes';
import { contractIds } from '@muqarin/rules/contract-ids';
import { motorListMessages } from '@muqarin/rules/motor/messages-list';
import { motorFilters } from '@muqarin/rules/motor/plan-list';
import { Button } from '@/components/ui/button.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
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

/** What another value cleared can be had back (decisions V36). */
export function Restore({ list, csrfToken }: { list: MotorList; csrfToken: string }) {
  const { before } = list;
  if (before === null) return null;
  const { filters, compared } = before;
  const form = (
    <form
      action={motorListPaths.restore}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        list.restore();
      }}
    >
      <input type="hidden" name={contractIds.csrfField} value={csrfToken} />
      {Object.entries(motorFilters.write(filters)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="compared" value={writeIds(compared)} />
      <Button look="bare">{t.restore}</Button>
    </form>
  );
  return <Notice action={form}>{t.cleared}</Notice>;
}

/** S1 8, with the way back. */
export const noneMatchTexts = () => ({
  title: motorListMessages.noPlansMatch,
  help: t.noneMatchHelp,
});
