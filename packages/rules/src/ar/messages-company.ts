import type { companyMessages } from '../messages-company.ts';

/** `messages-company.ts` in Arabic. */
export const companyMessagesInArabic: Readonly<Record<keyof typeof companyMessages, string>> = {
  wholeNumber: 'استخدم أعدادًا صحيحة فقط، مثل 25.',
  atLeastOneEmployee: 'يجب أن يكون هناك موظف واحد على الأقل.',
  enterCompany: 'يرجى إدخال اسم الشركة.',
  enterContactName: 'يرجى إدخال اسم الشخص الذي يمكننا التواصل معه.',
};
