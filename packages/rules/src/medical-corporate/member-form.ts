import { type FormFields, own } from '../questions/form-fields.ts';
import { textIn } from '../questions/read-fields.ts';
import type { AgeSpan, GroupCategory, MemberDetails } from './group.ts';
import { parseCount } from './group-counts.ts';

/** The editor's fields of a band, such as `age_18_35`, `low_18_35` and `married_18_45`. */
export function bandField(kind: 'age' | 'low' | 'married', { ageFrom, ageTo }: AgeSpan): string {
  return `${kind}_${ageFrom}_${ageTo}`;
}

/** What the editor asks of a group's plans. */
export interface EditorBands {
  ageBands: readonly AgeSpan[];
  maternityBands: readonly AgeSpan[];
  /** Low salaries by band (decisions M23). */
  asksMatrix: boolean;
}

/**
 * The member details of a plain form: `employees`, `members`, `lsb`, `nlsb` and a field a band. What is empty is 0, but for the low
 * salaries by band, of which all may be left out; what is no whole number is NaN.
 */
export function parseMembers(fields: FormFields, bands: EditorBands): MemberDetails {
  const count = (name: string) => parseCount(textIn(fields, name)) ?? 0;
  return {
    employees: count('employees'),
    members: count('members'),
    lsb: count('lsb'),
    nlsb: count('nlsb'),
    ageBands: bands.ageBands.map(({ ageFrom, ageTo }) => {
      const span = { ageFrom, ageTo };
      const low = own(fields, bandField('low', span)) ?? '';
      return { ...span, members: count(bandField('age', span)), lsb: parseCount(low) ?? null };
    }),
    maternityBands: bands.maternityBands.map(({ ageFrom, ageTo }) => {
      const span = { ageFrom, ageTo };
      return { ...span, marriedWomen: count(bandField('married', span)) };
    }),
  };
}

/** The fields that hold no whole number of at least 0; employees and members of at least 1. */
export function wrongCounts(details: MemberDetails): string[] {
  const counts: [string, number | null, number][] = [
    ['employees', details.employees, 1],
    ['members', details.members, 1],
    ['lsb', details.lsb, 0],
    ['nlsb', details.nlsb, 0],
    ...details.ageBands.flatMap((band): [string, number | null, number][] => [
      [bandField('age', band), band.members, 0],
      [bandField('low', band), band.lsb, 0],
    ]),
    ...details.maternityBands.map((band): [string, number | null, number] => {
      return [bandField('married', band), band.marriedWomen, 0];
    }),
  ];
  return counts
    .filter(
      ([, count, least]) => count !== null && !(Number.isSafeInteger(count) && count >= least),
    )
    .map(([name]) => name);
}

/** What the editor opens with: saved details by the plans' bands; before that the assumptions (decisions M66). */
export function detailsFor(category: GroupCategory, bands: EditorBands): MemberDetails {
  const { employees, members, lsb, nlsb } = category;
  const inBand = ({ ageFrom, ageTo }: AgeSpan, from: number) => from >= ageFrom && from <= ageTo;
  const ageBands = bands.ageBands.map((band) => {
    const held = category.ageBands.filter(({ ageFrom }) => inBand(band, ageFrom));
    const low = held.map((one) => one.lsb);
    const knows = held.length > 0 && low.every((one) => one !== null) && category.flag === 1;
    return {
      ...band,
      members: held.reduce((sum, one) => sum + one.members, 0),
      lsb: knows ? low.reduce<number>((sum, one) => sum + (one ?? 0), 0) : null,
    };
  });
  const maternityBands = bands.maternityBands.map((band) => {
    const held = category.maternityBands.filter(({ ageFrom }) => inBand(band, ageFrom));
    return { ...band, marriedWomen: held.reduce((sum, one) => sum + one.marriedWomen, 0) };
  });
  return { employees, members, lsb, nlsb, ageBands, maternityBands };
}
