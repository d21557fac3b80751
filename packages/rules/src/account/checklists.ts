/** Which papers belong to a policy that was bought elsewhere (decisions A11, A14). */
export const insuranceTypes = ['car', 'health', 'travel', 'business', 'life'] as const;
export type InsuranceType = (typeof insuranceTypes)[number];

/** The paper's name as its checklist shows it; in Arabic in `ar/account-papers.ts`. */
const papers = {
  policy: 'Policy',
  mulkiya: 'Mulkiya',
  emirates_id: 'Emirates ID',
  licence: 'Driving licence',
  visa: 'Visa',
  passport: 'Passport',
  trade_licence: 'Trade licence',
  id: 'ID',
  beneficiary: 'Beneficiary form',
} as const;
export type Paper = keyof typeof papers;

const checklists: Readonly<Record<InsuranceType, readonly Paper[]>> = {
  car: ['policy', 'mulkiya', 'emirates_id', 'licence'],
  health: ['policy', 'emirates_id', 'visa'],
  travel: ['policy', 'passport'],
  business: ['policy', 'trade_licence'],
  life: ['policy', 'id', 'beneficiary'],
};

export function isInsuranceType(text: string): text is InsuranceType {
  return (insuranceTypes as readonly string[]).includes(text);
}

export function checklistOf(type: InsuranceType): readonly Paper[] {
  return checklists[type];
}

export function paperName(paper: string): string {
  return Object.hasOwn(papers, paper) ? papers[paper as Paper] : paper;
}
