import type { Sayings } from '../translate.ts';

/** Papers of policies that were bought elsewhere (account/checklists.ts). */
export const accountPapersInArabic: Sayings = {
  Policy: 'الوثيقة',
  Mulkiya: 'ملكية المركبة',
  'Emirates ID': 'الهوية الإماراتية',
  'Driving licence': 'رخصة القيادة',
  Visa: 'التأشيرة',
  Passport: 'جواز السفر',
  'Trade licence': 'الرخصة التجارية',
  ID: 'إثبات الهوية',
  'Beneficiary form': 'نموذج المستفيدين',
};
