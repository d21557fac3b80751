import type { MotorPurchasePage } from '@muqarin/bff/contract/motor/order-pages';
import { parseIsoDate } from '@muqarin/rules/dates';
import {
  firstPurchaseProblem,
  type PurchaseProblem,
  SALAMA,
} from '@muqarin/rules/motor/check-purchase';
import { fileProblem } from '@muqarin/rules/motor/file-problem';
import { parsePurchaseForm } from '@muqarin/rules/motor/purchase-form';
import { sayMessage } from '@/lib/in-readers.ts';

type Worded = Omit<PurchaseProblem, 'message'> & { message: string };

const DATES = ['policy_start_date', 'license_issue_date', 'license_expiry_date'];

/** The first thing wrong in the order of S1 5, by the same rules as the server's; files by name and size only. */
export function problemIn(
  form: HTMLFormElement,
  { slots, isSalama, claimFreeYears, today }: MotorPurchasePage,
  /** Slots whose file has arrived. */
  arrived: ReadonlySet<string>,
): Worded | null {
  const data = new FormData(form);
  const day = parseIsoDate(today);
  if (!day) return null;
  const fields: Record<string, string> = {};
  for (const [name, value] of data) if (typeof value === 'string') fields[name] = value;
  for (const name of DATES) fields[name] = joined(fields, name);
  const chosen = new Map(
    slots.flatMap(({ field }) => {
      const file = data.get(field);
      return file instanceof File && file.size + file.name.length > 0
        ? [[field, file] as const]
        : [];
    }),
  );
  const there = slots
    .filter(({ field }) => chosen.has(field) || arrived.has(field))
    .map(({ field }) => field);
  const context = { today: day, schemeCode: isSalama ? SALAMA : null, claimFreeYears };
  const problem = firstPurchaseProblem(parsePurchaseForm(fields, there), context);
  for (const [field, { name, type, size }] of chosen) {
    const message = fileProblem({ name, type, bytes: size });
    if (message && (!problem || isTick(problem.field)))
      return { field, message: sayMessage(message), reveal: 'scroll' };
  }
  return problem && { ...problem, message: sayMessage(problem.message) };
}

function isTick(field: string): boolean {
  return field.startsWith('agree');
}

function joined(fields: Record<string, string>, name: string): string {
  const part = (which: string) => fields[`${name}[${which}]`] ?? '';
  const [year, month, day] = [part('year'), part('month'), part('day')];
  if (year + month + day === '') return '';
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}
