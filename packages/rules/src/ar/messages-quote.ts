import type { quoteMessages } from '../messages-quote.ts';

/** `messages-quote.ts` in Arabic. */
export const quoteMessagesInArabic: Readonly<Record<keyof typeof quoteMessages, string>> = {
  noPlansMatch: 'لا توجد وثائق تطابق معايير بحثك.',
  mandatoryInformation: 'المعلومات أدناه إلزامية',
  employeeSum: 'مجموع الموظفين الإداريين وغير الإداريين لا يساوي العدد الإجمالي للموظفين.',
  invalidTradeLicense: 'يرجى رفع رخصة تجارية صالحة.',
  invalidCensus: 'يرجى رفع كشف موظفين صالح.',
  uploaded: 'تم الرفع بنجاح.',
  quoteMailed: 'تم إرسال التفاصيل بنجاح...',
};
