import type { Sayings } from '../translate.ts';

/** Types of business insurance. */
export const businessInArabic = {
  "Workmen's compensation": 'تعويضات العمال',
  'Public liability': 'المسؤولية تجاه الغير',
  'Property all risk': 'جميع أخطار الممتلكات',
  'Fire and allied perils': 'الحريق والأخطار الملحقة',
  'Professional indemnity': 'المسؤولية المهنية',
  "Contractors' all risk": 'جميع أخطار المقاولين',
  'Marine cargo': 'الشحن البحري',
  'Motor fleet': 'أسطول المركبات',
  'Group life': 'التأمين الجماعي على الحياة',
  Cyber: 'الأخطار الإلكترونية',
  'SME package': 'باقة المنشآت الصغيرة والمتوسطة',
  'Other insurance': 'تأمين آخر',
  // The lines of a general price on paper.
  'Admin wages': 'أجور الإداريين',
  'Non admin wages': 'أجور غير الإداريين',
  Liability: 'المسؤولية',
  Property: 'الممتلكات',
  Fire: 'الحريق',
  Indemnity: 'المسؤولية المهنية',
  'Contract works': 'أعمال العقد',
  Burglary: 'السطو',
  'After a claim': 'بعد مطالبة',
  'Size of the business': 'حجم المنشأة',
  'Up to the least premium': 'حتى الحد الأدنى للقسط',
  'Discount of the insurer': 'خصم شركة التأمين',
  '{n}\u00a0% of AED\u00a0{n2}': '{n}% من {n2}\u00a0درهم',
} as const satisfies Sayings;
