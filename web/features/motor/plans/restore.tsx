import { motorListPaths } from '@muqarin/bff/contract/motor/plan-pages';
import { writeIds } from '@muqarin/rules/calls/open-shapes';
import { contractIds } from '@muqarin/rules/contract-ids';
import { motorFilters } from '@muqarin/rules/motor/plan-list';
import { Button } from '@/components/ui/button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { t } from './texts.ts';
import type { MotorList } from './use-plan-list.ts';

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
