/** What the papers of a group say of a plan; the Arabic stands in rules/ar/group-papers. */
import type { GroupQuote, PricedPick } from '@muqarin/quoting/contract/medical-corporate/quote';
import { shownDate } from '@muqarin/rules/dates';
import {
  categoryText as categoryMessage,
  eachText,
  whomText,
} from '@muqarin/rules/medical-corporate/premium-texts';
import { formatAed } from '@muqarin/rules/money-format';
import { listed, type Message, ofRules, ours, said, type Text } from '../../../locale/said.ts';
import { whoMayBuy } from '../../who-may-buy.ts';

export function categoryText(number: number): Message {
  return ofRules(categoryMessage(number));
}

export function holdsUntil({ validUntil }: Pick<GroupQuote, 'validUntil'>): Text {
  return said('Prices hold until {date}.', { date: shownDate(validUntil) });
}

export function planText({ planName, insurerName }: PricedPick): Text {
  return listed(planName, insurerName);
}

export function money(fils: number): string {
  return formatAed(fils, 'always');
}

const assumed: Readonly<Record<string, string>> = {
  default_band: 'Everyone is 18 to 35.',
  no_low_salary: 'Nobody has a low salary.',
  no_married_women: 'There are no married women.',
  low_salary_spread: 'Low salaries are spread over the ages in proportion.',
  dependants_counted:
    'Dependants are counted, not listed: a spouse has the age of the employee, a child is 8.',
  no_salaries: 'Employees whose salary is not listed are counted as not low.',
  no_genders: 'Where no gender is listed, nobody is counted as a married woman.',
  no_marital_status: 'Women whose marital status is not listed are counted as not married.',
  rows_left_out: 'Rows of the staff list that could not be read are left out.',
};

/** What a premium rests on, each as a sentence; the saved member details where nothing is assumed. */
export function assumptionTexts({ price }: Pick<PricedPick, 'price'>): string[] {
  const said = price.assumptions.flatMap((code) => assumed[code] ?? []);
  return said.length > 0 ? said : ['The member details as you saved them.'];
}

/** Which salaries a plan has a price for. */
export function salaryText(salary: readonly ('lsb' | 'nlsb')[]): string {
  if (salary.length === 2) return 'Any salary';
  return salary[0] === 'lsb' ? 'Low salary' : 'Higher salary';
}

/** What a plan asks of a group. */
export function asksTexts({
  minEmployees,
  molCensus,
}: {
  minEmployees: number | null;
  molCensus: boolean;
}): Text[] {
  return [
    ...(minEmployees === null ? [] : [said('From {n} employees on.', { n: minEmployees })]),
    ...(molCensus ? ['The insurer asks for the Ministry’s list of your staff.'] : []),
  ];
}

/** The rows that sum to a premium, in words; without a note where there is nothing to explain. */
export function premiumRows({ price, words }: PricedPick) {
  return price.trace.map((row) => {
    const variant = words.variants.find(({ id }) => id === row.variantId);
    const note = eachText(row);
    return {
      label: variant ? ours(variant.name) : ofRules(whomText(row)),
      note: note === '' ? undefined : ofRules(note),
      value: money(row.amountFils),
      amountFils: row.amountFils,
    };
  });
}

/** Rows of facts, then every benefit of the table, with a cell for each plan. */
export function factRows(plans: readonly PricedPick[]): string[][] {
  const row = (label: string, of: (plan: PricedPick) => string) => [label, ...plans.map(of)];
  return [
    row('Claims handler (TPA)', ({ tpaName }) => tpaName),
    row('Network', ({ words }) => words.networkName),
    row('Annual limit', ({ words }) => words.annualLimit),
    row('Salaries', ({ words }) => salaryText(words.salary)),
    ...(plans.some(({ words }) => words.conditions.length > 0)
      ? [row(whoMayBuy, ({ words }) => words.conditions.join(' '))]
      : []),
  ];
}

export function coverRows(plans: readonly PricedPick[]): { main: string; rows: string[][] }[] {
  const [first] = plans;
  return (first?.cover ?? []).map(({ main, benefits }) => ({
    main,
    rows: benefits.map(({ id, name }) => [name, ...plans.map((plan) => paid(plan, id))]),
  }));
}

function paid({ cover }: PricedPick, benefitId: number): string {
  const benefit = cover.flatMap(({ benefits }) => benefits).find(({ id }) => id === benefitId);
  return benefit?.value ?? 'Not covered';
}
