import { companyMessagesInArabic } from '../ar/messages-company.ts';
import type { generalMessages } from './messages.ts';

/** `messages.ts` in Arabic. */
export const generalMessagesInArabic: Readonly<Record<keyof typeof generalMessages, string>> = {
  ...companyMessagesInArabic,
  enterTypes: 'يرجى اختيار نوع تأمين واحد على الأقل.',
  enterOther: 'يرجى إدخال ما تريد التأمين عليه.',
  enterActivity: 'يرجى إدخال نشاطك التجاري.',
  enterTotalEmployees: 'يرجى إدخال العدد الإجمالي للموظفين.',
  enterAdminEmployees: 'يرجى إدخال عدد الموظفين الإداريين.',
  enterNonAdminEmployees: 'يرجى إدخال عدد الموظفين غير الإداريين.',
  enterAdminWages: 'يرجى إدخال الأجور السنوية للموظفين الإداريين.',
  enterNonAdminWages: 'يرجى إدخال الأجور السنوية للموظفين غير الإداريين.',
  amountInDirhams: 'استخدم مبلغًا بالدرهم، مثل 600,000.',
  enterHadClaim: 'يرجى تحديد ما إذا كانت لديك أي مطالبة.',
  priceAsked: 'نطلب هذا السعر من شركات التأمين ونتصل بك خلال يوم عمل واحد.',
  uploadTradeLicense: 'يرجى رفع الرخصة التجارية.',
  uploadCensus: 'يرجى رفع كشف الموظفين.',
  priceRange: 'استخدم دراهم صحيحة، والمبلغ الأقل أولًا.',
};
