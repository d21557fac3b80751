import type { Sayings } from '../translate.ts';

/** The schedule of a policy, of every line of business. */
export const policyPapersInArabic = {
  'Policy schedule': 'جدول الوثيقة',
  'Order confirmation': 'تأكيد الطلب',
  '{insurer}. Cover from {from} to {to}.': '{insurer}. التغطية من {from} إلى {to}.',
  'The policy': 'الوثيقة',
  Reference: 'رقم المرجع',
  Status: 'الحالة',
  'Policy holder': 'حامل الوثيقة',
  Insured: 'المؤمَّن عليه',
  'Carried by': 'تتحمّل الخطر',
  'First day of cover': 'أول يوم للتغطية',
  'Last day of cover': 'آخر يوم للتغطية',
  For: 'لمن',
  '{n} members': 'عدد الأعضاء: {n}',
  '{category}, {n} members': '{category}، عدد الأعضاء: {n}',
  'Confirmed, the insurer waits for papers': 'مؤكدة، وشركة التأمين تنتظر المستندات',
  'Confirmed, the papers are with the insurer': 'مؤكدة، والمستندات لدى شركة التأمين',
  Issued: 'صادرة',
  Active: 'سارية',
  Ended: 'منتهية',
  Cancelled: 'ملغاة',
  'Paid, the insurer issues the policy': 'مدفوعة، وشركة التأمين تصدر الوثيقة',
  Benefits: 'المزايا',
  'About this paper': 'عن هذه الورقة',
  'It says what was confirmed. The policy wording of {insurer} decides.':
    'تبيّن ما تم تأكيده. والمرجع هو نص وثيقة {insurer}.',
  'The premium is paid to {insurer}, which carries the risk and issues the policy once it was paid.':
    'يُدفع القسط إلى {insurer} التي تتحمّل الخطر وتصدر الوثيقة بعد الدفع.',
} as const satisfies Sayings;
