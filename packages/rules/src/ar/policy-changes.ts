import type { Sayings } from '../translate.ts';

/** The paper of a change of a group, and words of a policy's page. */
export const policyChangesInArabic = {
  'Endorsement {n} of policy {reference}': 'ملحق {n} للوثيقة {reference}',
  '{plan} by {insurer}, {first} to {last}': '{plan} من {insurer}، من {first} إلى {last}',
  'What it is': 'ما هو',
  'Who joins': 'من ينضم',
  'Who leaves': 'من يغادر',
  'Who joins and leaves': 'من ينضم ومن يغادر',
  Number: 'الرقم',
  'Who it is': 'من هو',
  'From which day': 'اعتبارًا من',
  'Days left': 'الأيام المتبقية',
  'A year': 'لسنة',
  'Net amount': 'المبلغ الصافي',
  'Kept: a claim is known': 'محتفظ به: توجد مطالبة',
  'Kept: the insurer pays nothing back': 'محتفظ به: لا تعيد شركة التأمين شيئًا',
  'What it comes to': 'الحساب',
  Net: 'الصافي',
  'The insurer pays you back': 'تعيد إليك شركة التأمين',
  'Nothing is paid': 'لا يُدفع شيء',
  'Papers that the insurer asks for': 'الأوراق التي تطلبها شركة التأمين',
  'How it is worked out': 'كيف يُحسب',
  'For each person: the premium of the whole period, times the days left, divided by the {n} days of the period, the first day included, rounded once to the fils. VAT is one line on it.':
    'لكل شخص: قسط المدة كلها مضروبًا في الأيام المتبقية ومقسومًا على أيام المدة وهي {n} يومًا، واليوم الأول محسوب، مع تقريب واحد إلى الفلس. وضريبة القيمة المضافة سطر واحد عليه.',
  'Asked for on {date}. The insurer confirms it and settles the amount with the policyholder.':
    'طُلب في {date}. تؤكده شركة التأمين وتسوي المبلغ مع حامل الوثيقة.',
  'It undoes change {n}, as if that had never been.': 'يلغي التعديل {n} كأنه لم يكن.',
  'It was undone by change {n}.': 'أُلغي بالتعديل {n}.',
  'A place in the counts': 'موضع في الأعداد',
  'Maternity cover': 'تغطية الأمومة',
  Employee: 'موظف',
  Spouse: 'زوج أو زوجة',
  Child: 'طفل',
  Parent: 'أحد الوالدين',
} as const satisfies Sayings;
