import type { CorporateTile } from '@muqarin/bff/contract/medical-corporate/pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import type { Fact } from '@/features/plan-list/tile/facts.tsx';
import { say } from '@/lib/reader.ts';
import { t } from '../texts.ts';
import { t as list } from './list-texts.ts';
import { assumedWords } from './price-words.ts';

/** The same on every tile; insurer and claims handler stand under its name. */
export function corporateFacts(tile: CorporateTile): Fact[] {
  return [
    { label: t.annualLimit, value: say(tile.annualLimit) },
    { label: t.network, value: say(tile.networkName) },
    ...tile.onTile.map(({ label, value }) => {
      return { label: say(label), value: value === null ? t.notCovered : say(value) };
    }),
    { label: list.salary, value: salaryWords(tile.salary) },
  ];
}

export function salaryWords(salary: CorporateTile['salary']): string {
  if (salary.length === 2) return t.anySalary;
  return salary[0] === 'lsb' ? list.lowSalary : list.highSalary;
}

/** What the premium rests on, and what the plan asks of a group. */
export function corporateFine({ assumptions, minEmployees, molCensus }: CorporateTile) {
  const assumed = assumedWords(assumptions);
  const asks = [
    minEmployees === null ? '' : fillMessage(t.asksEmployees, { limit: minEmployees }),
    molCensus ? t.asksCensus : '',
  ].filter((text) => text !== '');
  const lead = assumed === '' ? t.pricedAsSaid : t.assumed;
  return { lead, text: [assumed, ...asks].filter((text) => text !== '').join(' ') };
}
