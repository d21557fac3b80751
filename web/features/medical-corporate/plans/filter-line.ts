import type {
  CorporatePlansPage,
  CorporateTile,
} from '@muqarin/bff/contract/medical-corporate/pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import {
  ageBandCode,
  type CorporateFacts,
  type CorporateFilters,
  corporateFilters,
} from '@muqarin/rules/medical-corporate/plan-list';
import type { AboutInsurers } from '@muqarin/rules/plan-list/filters/every-line';
import { everyLine } from '@/features/plan-list/filters/every-line.ts';
import { limitChips } from '@/features/plan-list/filters/limit-chips.ts';
import type { LineFilters, NamedOption } from '@/features/plan-list/filters/line-filters.ts';
import { t as hospitals } from '@/features/plan-list/hospitals/texts.ts';
import { listed } from '@/lib/listed.ts';
import { say } from '@/lib/reader.ts';
import { t } from './list-texts.ts';

type Page = Pick<
  CorporatePlansPage,
  'tiles' | 'insurers' | 'tpas' | 'networks' | 'benefits' | 'descriptions' | 'editor'
>;

/** The filters of a group's list in their order (S0 3). */
export function corporateLine(
  page: Page,
  providers: readonly { name: string }[],
): LineFilters<CorporateFacts, AboutInsurers, CorporateFilters> {
  const { tiles, editor } = page;
  return {
    rules: corporateFilters,
    about: { insurers: page.insurers },
    drawn: [
      { key: 'chapter', control: 'chips', ...limitChips() },
      { key: 'price', control: 'range', legend: t.premium, inRange: t.inRange },
      {
        key: 'salary',
        control: 'checks',
        legend: t.salary,
        options: [
          { value: 'lsb', name: t.lowSalary },
          { value: 'nlsb', name: t.highSalary },
        ],
      },
      {
        key: 'ages',
        control: 'checks',
        legend: t.ages,
        hint: t.agesHint,
        options: editor.ageBands.map((band) => ({
          value: ageBandCode(band),
          name: fillMessage(t.ageSpan, { from: band.ageFrom, to: band.ageTo }),
        })),
        pill: (name) => fillMessage(t.agesPill, { ages: name }),
      },
      {
        key: 'minLowSalary',
        control: 'checks',
        legend: t.minLowSalary,
        options: limits(tiles, (tile) => tile.minLowSalaryPercent ?? 0, t.atMostLowSalary, -1),
      },
      {
        key: 'maxDependants',
        control: 'checks',
        legend: t.maxDependants,
        options: limits(tiles, (tile) => tile.maxDependantPercent ?? 100, t.atLeastDependants, 0),
      },
      {
        key: 'minEmployees',
        control: 'checks',
        legend: t.minEmployees,
        options: limits(tiles, (tile) => tile.minEmployees ?? 1, t.takesEmployees, -1),
      },
      {
        key: 'census',
        control: 'checks',
        legend: t.census,
        options: [{ value: '1', name: t.censusOnly }],
        pill: t.censusOnly,
      },
      { key: 'insurers', control: 'checks', legend: t.insurers, options: byId(page.insurers) },
      { key: 'tpas', control: 'checks', legend: t.tpas, options: byId(page.tpas) },
      { key: 'networks', control: 'checks', legend: t.networks, options: byId(page.networks) },
      { key: 'benefits', control: 'checks', legend: t.benefits, options: byId(page.benefits) },
      {
        key: 'descriptions',
        control: 'checks',
        legend: t.descriptions,
        options: byId(page.descriptions),
      },
      {
        key: 'providers',
        control: 'apart',
        legend: hospitals.hospitals,
        pill: listed(providers.map(({ name }) => name)) || hospitals.hospitals,
        inSentence: hospitals.yourHospitals,
      },
      ...everyLine(),
    ],
  };
}

/**
 * The limits that plans of this list have, but for the one that all of them pass.
 * @param passesAll where it stands among them, lowest first
 */
function limits(
  tiles: readonly CorporateTile[],
  limitOf: (tile: CorporateTile) => number,
  words: string,
  passesAll: 0 | -1,
): NamedOption[] {
  const had = [...new Set(tiles.map(limitOf))].toSorted((a, b) => a - b);
  const all = had.at(passesAll);
  return had
    .filter((limit) => limit !== all)
    .map((limit) => ({ value: limit, name: fillMessage(words, { limit }) }));
}

function byId(options: readonly { id: number; name: string }[]): NamedOption[] {
  return options.map(({ id, name }) => ({ value: id, name: say(name) }));
}
