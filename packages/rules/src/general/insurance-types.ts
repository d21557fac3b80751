/** What a price of an insurance type is a rate of; null where no rate is kept. */
export type Figure = 'employees' | 'turnover' | 'sum_insured' | 'contract_value';

interface TypeRow {
  id: number;
  code: string;
  name: string;
  figure: Figure | null;
}

/**
 * The types of S1 3 (decisions G2), in the order in which they are offered. Whether a type has a
 * price is for the catalogue to say; `figure` is what it would be a rate of (facts B5).
 */
export const generalTypes = [
  { id: 1, code: 'work_comp', name: "Workmen's compensation", figure: 'employees' },
  { id: 2, code: 'public_liability', name: 'Public liability', figure: 'turnover' },
  { id: 3, code: 'property_all_risk', name: 'Property all risk', figure: 'sum_insured' },
  { id: 4, code: 'fire', name: 'Fire and allied perils', figure: 'sum_insured' },
  { id: 5, code: 'professional_indemnity', name: 'Professional indemnity', figure: 'turnover' },
  { id: 6, code: 'contractors_all_risk', name: "Contractors' all risk", figure: 'contract_value' },
  { id: 7, code: 'marine_cargo', name: 'Marine cargo', figure: null },
  { id: 8, code: 'fleet', name: 'Motor fleet', figure: null },
  { id: 9, code: 'group_life', name: 'Group life', figure: null },
  { id: 10, code: 'cyber', name: 'Cyber', figure: null },
  { id: 11, code: 'sme_package', name: 'SME package', figure: 'sum_insured' },
  { id: 12, code: 'other', name: 'Other insurance', figure: null },
] as const satisfies readonly TypeRow[];

export type GeneralCode = (typeof generalTypes)[number]['code'];

export const generalCodes: readonly GeneralCode[] = generalTypes.map(({ code }) => code);

export function isGeneralCode(value: unknown): value is GeneralCode {
  return generalTypes.some(({ code }) => code === value);
}

export function generalType(code: GeneralCode): TypeRow & { code: GeneralCode } {
  const row = generalTypes.find((type) => type.code === code);
  if (!row) throw new RangeError(`no insurance type ${code}`);
  return row;
}

/** Ids ("1"), codes, or both in one list, each type once in the order of the table. */
export function parseTypes(words: readonly unknown[]): GeneralCode[] {
  const said = words
    .flatMap((word) => String(word).split(','))
    .slice(0, 60)
    .map((word) => word.trim());
  return generalTypes
    .filter(({ id, code }) => said.includes(code) || said.includes(String(id)))
    .map(({ code }) => code);
}

/** What has to be known before these types can be priced, each once. */
export function figuresOf(codes: readonly GeneralCode[]): Figure[] {
  const wanted = codes.map((code) => generalType(code).figure);
  return [...new Set(wanted.filter((figure) => figure !== null))];
}
