import type { Sayings } from '../translate.ts';

/** A quotation on paper. */
export const quotationPapersInArabic = {
  'Option {n}:': 'الخيار {n}:',
  Quotation: 'عرض سعر',
  'Version {version}. It can be accepted until {date}.': 'النسخة {version}. يمكن قبوله حتى {date}.',
  'The options': 'الخيارات',
  VAT: 'ضريبة القيمة المضافة',
  'How each price is made': 'كيف يُحتسب كل سعر',
  Person: 'الشخص',
  Row: 'البند',
  Why: 'السبب',
  'Not offered to it': 'غير معروضة لها',
  'Nothing is bought by reading it. The policy is prepared once an option is accepted by its link.':
    'قراءته ليست شراءً. تُعدّ الوثيقة بعد قبول أحد الخيارات من رابطه.',
} as const satisfies Sayings;
