import type { Sayings } from '../translate.ts';

/** Types of business insurance. */
export const businessInArabic: Sayings = {
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
};
