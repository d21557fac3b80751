/** What the kit promises of every line's filters. */
import { describe, expect, it } from 'vitest';
import { type GeneralTile, generalFilters } from '../src/general/plan-list.ts';
import { medicalFilters } from '../src/medical/plan-list.ts';
import { type MotorTile, motorFilters } from '../src/motor/plan-list.ts';
import { randomTile } from './random-tiles.ts';

/** Every filter of the line chosen, as its address says it. */
const lines = [
  [
    'medical',
    medicalFilters,
    'chapter=middle&price_min=1000&price_max=2000.5&providers=4,9&pre_existing=yes&is_investor=1' +
      '&dids=1&bids=2,3&ins_ids=11,12&salary=lsb,none&insurer_kind=takaful',
  ],
  ['motor', motorFilters, 'type=third_party&benefits=3,1&insurer_kind=takaful'],
  [
    'general',
    generalFilters,
    'type=fire&min=1000&max=5000&companies=11,12&benefits=3&insurer_kind=conventional,takaful',
  ],
] as const;

describe.each(lines)('the filters of %s', (_line, filters, address) => {
  // Each line has values of its own; here only the kit looks at them.
  const { none, read, write, inForce, table } = filters as typeof motorFilters;
  const query = Object.fromEntries(new URLSearchParams(address));

  it('are read from an address and written to it, in the order of the table', () => {
    expect(new URLSearchParams(write(read(query).filters)).toString()).toBe(
      new URLSearchParams(query).toString(),
    );
    expect(write(none)).toEqual({});
    expect(read({})).toEqual({ filters: none });
  });

  it('have a name of their own each, and each is chosen in that address', () => {
    const names = Object.values(table).flatMap((filter) => filter.names);
    expect(new Set(names).size).toBe(names.length);
    expect(Object.keys(query)).toEqual(names);
  });

  it('come out of force one by one, each by its pill, until none is left', () => {
    let chosen = read(query).filters;
    const said = [...inForce(chosen)];
    for (let [pill] = said; pill; [pill] = inForce(chosen)) {
      const before = inForce(chosen).length;
      chosen = pill.without;
      expect(inForce(chosen)).toHaveLength(before - 1);
    }
    expect(said.length).toBeGreaterThanOrEqual(Object.keys(table).length);
    expect(chosen).toEqual(none);
  });
});

describe('takaful or conventional', () => {
  const about = {
    category: 'self' as const,
    insurers: [
      { id: 1, name: 'A', kind: 'takaful' },
      { id: 2, name: 'B', kind: 'conventional' },
      { id: 3, name: 'Of a catalogue that does not say it' },
    ],
  };
  const ids = [1, 2, 3, 4];
  const medical = ids.map((id) => ({ ...randomTile(id), ins_id: id, insured_for: ['self'] }));
  const motor = ids.map((id): MotorTile => {
    return { id, insurerId: id, product_type: 'third_party', benefit_ids: [] };
  });
  const general = ids.map((id): GeneralTile => {
    return { id, insurerId: id, type: 'fire', netFils: 1, benefitIds: [] };
  });
  const shown = (address: string) => {
    const query = Object.fromEntries(new URLSearchParams(address));
    const [ofMedical, ofMotor, ofGeneral] = [medicalFilters, motorFilters, generalFilters];
    return [
      medical.filter((plan) => ofMedical.matches(plan, ofMedical.read(query).filters, about)),
      motor.filter((plan) => ofMotor.matches(plan, ofMotor.read(query).filters, about)),
      general.filter((plan) => ofGeneral.matches(plan, ofGeneral.read(query).filters, about)),
    ].map((plans) => plans.map(({ id }) => id).join());
  };

  it.each([
    ['', '1,2,3,4'],
    ['insurer_kind=takaful', '1'],
    ['insurer_kind=conventional', '2'],
    ['insurer_kind=takaful,conventional', '1,2'],
    ['insurer_kind=mutual', '1,2,3,4'],
  ])('%j leaves the plans of %s, in every line', (address, expected) => {
    expect(shown(address)).toEqual([expected, expected, expected]);
  });
});
