import { type MotorPlansPage, motorListPaths } from '@muqarin/bff/contract/motor/plan-pages';
import { writeIds } from '@muqarin/rules/calls/open-shapes';
import { contractIds } from '@muqarin/rules/contract-ids';
import { fillMessage } from '@muqarin/rules/fill-message';
import { motorMessages } from '@muqarin/rules/messages-motor';
import { toggleBenefit, toggleType } from '@muqarin/rules/motor/plan-list';
import { fillPlural } from '@muqarin/rules/plural';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { Empty } from '@/components/ui/empty.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { act, ShownLine } from '@/features/plan-list/filters/shown-line.tsx';
import { say } from '@/lib/reader.ts';
import { motorListAddress } from './addresses.ts';
import { t } from './texts.ts';
import type { MotorList } from './use-plan-list.ts';

interface Props {
  page: Pick<MotorPlansPage, 'benefits' | 'types' | 'tiles' | 'asked'>;
  list: MotorList;
}

/** "12 of 44 plans", a pill for each filter in force, Clear. */
export function ShownCount({ page, list }: Props) {
  const { filters, visible, plans } = list;
  const { product_type: type, benefit_ids } = filters;
  const typeName = page.types.find(({ value }) => value === type)?.name;
  const ofType = type !== null && typeName !== undefined ? [{ type, name: typeName }] : [];
  const pills = [
    ...ofType.map(({ type: value, name }) => ({
      key: value,
      name,
      href: motorListAddress(toggleType(filters, value)),
      onPress: () => list.toggleType(value),
    })),
    ...benefit_ids.map((id) => ({
      key: String(id),
      name: page.benefits.find((row) => row.id === id)?.name ?? '',
      href: motorListAddress(toggleBenefit(filters, id)),
      onPress: () => list.toggleBenefit(id),
    })),
  ];
  return (
    <ShownLine
      count={fillMessage(t.shown, { shown: visible.size, total: plans.length })}
      pills={pills}
      clear={{ href: motorListPaths.products, onPress: list.clear }}
    >
      {type === null && page.asked !== null && page.types.length > 1 && (
        <span className={ground.hush}>
          {page.asked === 'comprehensive' ? t.comprehensiveFirst : t.thirdPartyFirst}
        </span>
      )}
    </ShownLine>
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
      <input type="hidden" name="type" value={filters.product_type ?? ''} />
      <input type="hidden" name="benefits" value={writeIds(filters.benefit_ids)} />
      <input type="hidden" name="compared" value={writeIds(compared)} />
      <Button look="bare">{t.restore}</Button>
    </form>
  );
  return <Notice action={form}>{t.cleared}</Notice>;
}

/** S1 8, with the way back. */
export function NoPlansMatch({ page, list }: Props) {
  if (list.visible.size > 0) return null;
  const least = smallestChange(page, list);
  return (
    <div role="status">
      <Empty title={say(motorMessages.noPlansMatch)}>
        <p>
          {fillMessage(t.noneMatchHelp, { count: list.plans.length })}
          {least && ` ${fillPlural(t.without, { filter: least.name, count: least.count })}`}
        </p>
        <p className={ground.row}>
          {least && (
            <ButtonLink href={motorListAddress(least.filters)} onClick={act(least.drop)}>
              {fillMessage(t.drop, { filter: least.name })}
            </ButtonLink>
          )}
          <ButtonLink
            look={least ? 'bare' : 'filled'}
            href={motorListPaths.products}
            onClick={act(list.clear)}
          >
            {t.clearAll}
          </ButtonLink>
        </p>
      </Empty>
    </div>
  );
}

/** The one filter without which most plans remain; null when only Clear helps. */
function smallestChange(page: Props['page'], list: MotorList) {
  const { filters } = list;
  const { product_type: type, benefit_ids } = filters;
  const each = benefit_ids.map((id) => ({
    name: page.benefits.find((row) => row.id === id)?.name ?? '',
    filters: toggleBenefit(filters, id),
    drop: () => list.toggleBenefit(id),
  }));
  const whole = page.types.find(({ value }) => value === type);
  if (whole) {
    const drop = () => list.toggleType(whole.value);
    each.push({ name: whole.name, filters: toggleType(filters, whole.value), drop });
  }
  const counted = each.map((row) => ({ ...row, count: list.countWith(row.filters) }));
  const [best] = counted.toSorted((a, b) => b.count - a.count);
  return best && best.count > 0 && each.length > 1 ? best : null;
}
