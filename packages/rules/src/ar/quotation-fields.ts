import { quotationFieldTexts as texts } from '../quotations/fields.ts';
import type { Sayings } from '../translate.ts';

/** What can be changed of a quotation, and what an option stands on. */
export const quotationFieldsInArabic: Sayings = {
  [texts.birth]: 'تاريخ ميلاد الشخص {n}',
  [texts.driverBirth]: 'تاريخ ميلاد السائق',
  [texts.birthHint]: 'المسجّل الآن {date}. بصيغة dd/mm/yyyy.',
  [texts.insuredValue]: 'القيمة التأمينية بالدرهم',
  [texts.insuredValueHint]: 'المسجّل الآن {value}. من {from} إلى {to}.',
  [texts.claimFreeYears]: 'سنوات بلا مطالبات',
  [texts.claims]: 'مطالبات السائق في السنة الأخيرة',
  [texts.numberHint]: 'المسجّل الآن {n}.',
  [texts.agency]: 'في الوكالة',
  [texts.garage]: 'في ورشة',
  [texts.excess]: 'مبلغ التحمّل لكل مطالبة',
  [texts.addon]: 'إضافة: {name}',
  [texts.addonOut]: 'من دونها',
  [texts.addonIn]: 'معها، مقابل {amount}',
  [texts.added]: 'أُضيف',
  [texts.car]: 'السيارة',
  [texts.insured]: 'القيمة التأمينية',
  [texts.plan]: 'خطة {category}',
  [texts.noPlan]: 'بلا خطة',
  [texts.mixed]: 'خطة لكل فئة',
};
