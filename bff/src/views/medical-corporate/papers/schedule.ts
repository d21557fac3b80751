/** The schedule of a group's policy: a plan for each category, and how each premium is made of counts; no member is named. */
import type { GroupPolicy } from '@muqarin/orders/contract/medical-corporate/policy';
import type { PricedPick } from '@muqarin/quoting/contract/medical-corporate/quote';
import { said } from '../../../locale/said.ts';
import { policyStatuses, type Schedule } from '../../papers/schedule.ts';
import { categoryText, coverRows, premiumRows } from './words.ts';

/** More plans side by side are too narrow to be read. */
const MOST_COLUMNS = 5;

export function groupSchedule(
  policy: GroupPolicy,
  { code, holder, plans }: { code: string; holder: string; plans: readonly PricedPick[] },
): Schedule {
  const { policyReference, insurerName, tpaName, categories, memberCount, condition } = policy;
  const { startDate, endDate, netFils, vatFils, grossFils, status } = policy;
  return {
    title: 'Policy schedule',
    reference: policyReference,
    status: policyStatuses[status],
    holder,
    insured: said('{n} members', { n: memberCount }),
    insurerName,
    insurerCode: code,
    claimsBy: tpaName,
    startDate,
    endDate,
    plans: categories.map(({ category, planName, members, netFils: ofCategory }) => ({
      name: planName,
      whom: said('{category}, {n} members', { category: categoryText(category), n: members }),
      netFils: ofCategory,
    })),
    money: { netFils, vatFils, grossFils },
    conditions: condition?.texts ?? [],
    more: [...coverOf(plans), ...plans.map(premiumOf)],
  };
}

function coverOf(plans: readonly PricedPick[]): Schedule['more'] {
  const each = plans.filter(
    ({ plan }, at) => plans.findIndex((other) => other.plan === plan) === at,
  );
  if (each.length > MOST_COLUMNS) return [];
  const columns = ['', ...each.map(({ planName }) => planName)];
  return coverRows(each).map(({ main, rows }) => ({ kind: 'table', title: main, columns, rows }));
}

function premiumOf(plan: PricedPick): Schedule['more'][number] {
  const { category, planName } = plan;
  return {
    kind: 'rows',
    title: said('How the premium of {plan} is made, {category}', {
      plan: planName,
      category: categoryText(category),
    }),
    rows: premiumRows(plan).map(({ note, ...row }) =>
      note === undefined ? row : { ...row, note },
    ),
  };
}
