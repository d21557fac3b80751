import type { MotorPlanPaper } from '@muqarin/quoting/contract/motor/paper';
import { shownDate } from '@muqarin/rules/dates';
import { formatAed } from '@muqarin/rules/money-format';
import { MOTOR_PRODUCT_TYPES } from '../../../../contract/motor/plan-pages.ts';
import type { PaperDraft, SectionDraft } from '../../../locale/papers.ts';
import { listed, said, type Text } from '../../../locale/said.ts';
import { footer } from '../../papers/footer.ts';

const nothing = '–';

/** Every cover of the catalogue in its order, with its limit and whether a deductible applies; what the deductible is; what can be added. */
export function tableOfCover(plan: MotorPlanPaper): PaperDraft {
  return {
    title: plan.title,
    subtitle: listed(plan.planName, plan.insurerName),
    footer,
    sections: [
      {
        kind: 'rows',
        title: 'The plan',
        rows: [
          { label: 'Insurer, who carries the risk', value: plan.insurerName },
          { label: 'Kind of cover', value: MOTOR_PRODUCT_TYPES[plan.type] },
          { label: 'Rates of', value: shownDate(plan.ratesOf) },
        ],
      },
      coverTable(plan),
      deductibles(plan),
      addonTable(plan),
      {
        kind: 'text',
        title: 'How to read this table',
        paragraphs: [
          'A deductible is your part of each claim for damage to your own car. The insurer pays the rest.',
          'Amounts of add-ons are for one policy, before 5 % VAT.',
        ],
      },
    ],
  };
}

/** Damage to the own car: of each claim the deductible is taken off. */
const ofOwnCar = ['own-damage', 'fire-theft', 'natural-perils', 'off-road', 'oman', 'gcc'];

function coverTable({ cover }: MotorPlanPaper) {
  const rows = cover.map(({ code, name, covered, text }) => {
    const deductible = ofOwnCar.includes(code) ? 'Applies' : 'None';
    return [name, text, covered ? deductible : nothing];
  });
  return {
    kind: 'table' as const,
    title: 'Cover',
    columns: ['Cover', 'Limit', 'Deductible'],
    rows,
  };
}

function deductibles({ deductibles: steps }: MotorPlanPaper): SectionDraft {
  const title = 'Deductible';
  if (steps.length === 0) {
    const paragraphs = ['Damage to your own car is not covered, so there is no deductible.'];
    return { kind: 'text', title, paragraphs };
  }
  const rows = steps.map(({ seatsTo, valueToAed, fils, lowerFils }, at) => {
    const before = steps[at - 1];
    const isFirstOfSeats = before?.seatsTo !== seatsTo;
    const values = { valueToAed, aboveAed: isFirstOfSeats ? null : before.valueToAed };
    return [
      said('Up to {a}', { a: seatsTo }),
      valueWords(values),
      formatAed(fils, 'always'),
      lower(lowerFils),
    ];
  });
  const columns = ['Seats', 'Insured value of the car', 'You pay', 'Or, for a higher premium'];
  return { kind: 'table', title, columns, rows };
}

/** The last step of a list has a bound that no car reaches. */
const NO_BOUND_AED = 9_999_999;

function valueWords(values: { valueToAed: number; aboveAed: number | null }): Text {
  const { valueToAed, aboveAed } = values;
  if (valueToAed < NO_BOUND_AED) return said('Up to {a}', { a: formatAed(valueToAed * 100) });
  return aboveAed === null
    ? 'Any value'
    : said('Above {amount}', { amount: formatAed(aboveAed * 100) });
}

function lower(choices: readonly number[]): Text {
  const amounts = choices.filter((fils) => fils > 0).map((fils) => formatAed(fils, 'always'));
  if (amounts.length === 0) return choices.includes(0) ? 'Nothing' : nothing;
  const amount = listed(...amounts);
  return choices.includes(0) ? said('{amount} or nothing', { amount }) : amount;
}

function addonTable({ addons }: MotorPlanPaper) {
  const rows = addons.map(({ name, help, included, perPassenger, fils }) => {
    const amount = formatAed(fils, 'always');
    const price = perPassenger ? said('{amount} a passenger', { amount }) : amount;
    return [name, help, included ? 'Included' : price];
  });
  const columns = ['Add-on', 'What it pays', 'Price'];
  return { kind: 'table' as const, title: 'Add-ons', columns, rows };
}
