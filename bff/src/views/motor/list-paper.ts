import type { MotorTile } from '@muqarin/quoting/contract/motor/plan';
import type { MotorQuote } from '@muqarin/quoting/contract/motor/quote-calls';
import { shownDate } from '@muqarin/rules/dates';
import { formatAed } from '@muqarin/rules/money-format';
import { motorLineWords } from '@muqarin/rules/motor/price-words';
import { MOTOR_PRODUCT_TYPES } from '../../../contract/motor/plan-pages.ts';
import { inOneLine, listed, said } from '../../locale/said.ts';
import { isChosen } from '../papers/chosen.ts';
import type { ListOnPaper } from '../papers/list-on-paper.ts';
import type { PaperPlan } from '../papers/plans-section.ts';
import type { TracedPlan } from '../papers/trace-section.ts';
import { notedLine } from '../price-in-parts.ts';
import { repairWords } from './compare-page.ts';
import { carText, driverText } from './who.ts';

/** The motor list on paper: every plan with the add-ons that are chosen for it. */
export function motorOnPaper(quote: MotorQuote): ListOnPaper {
  const { vehicle, valueAed, validUntil, reference, catalogueVersion, tiles } = quote;
  const value = formatAed(valueAed * 100);
  return {
    title: 'Your motor plans',
    subtitle: said('{car}, insured for {value}. {who}. Prices hold until {day}.', {
      car: carText(vehicle),
      value,
      who: driverText(quote),
      day: shownDate(validUntil),
    }),
    reference,
    version: catalogueVersion,
    premiums: 'Per year',
    plans: tiles.map(planOf),
    chosen: tiles.filter(({ planId }) => isChosen(quote, planId)).map(traceOf),
  };
}

function traceOf({ name, insurerName, price }: MotorTile): TracedPlan {
  const lines = price.lines.map((line) => notedLine(line, motorLineWords(line)));
  return { title: listed(name, insurerName), lines, price };
}

function planOf({ name, insurerName, insurerCode, type, price, ...tile }: MotorTile): PaperPlan {
  const { deductibleFils, repair } = price;
  return {
    name,
    insurerName,
    insurerCode,
    price,
    inRow: [
      { label: 'Cover', value: MOTOR_PRODUCT_TYPES[type] },
      {
        label: 'Deductible',
        value: deductibleFils === null ? 'None' : formatAed(deductibleFils, 'always'),
      },
    ],
    said: [
      { label: 'Repair', text: repairWords[repair] },
      ...tile.benefits
        .filter(({ inOverview, covered }) => inOverview && covered)
        .map(({ name: label, text }) => ({ label, text })),
      { text: inOneLine(tile.assumption.lead, tile.assumption.text) },
    ],
  };
}
