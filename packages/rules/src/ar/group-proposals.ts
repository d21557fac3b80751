import type { Sayings } from '../translate.ts';

/** A group's proposal, on paper, as a spreadsheet and on the board's page. */
export const groupProposalsInArabic = {
  'Group medical proposal': 'عرض التأمين الصحي الجماعي',
  'Employees: {n}, members: {n2}. {until}': 'الموظفون: {n}، الأعضاء: {n2}. {until}',
  'Employees: {n}, members: {n2}, low salary: {n3}':
    'الموظفون: {n}، الأعضاء: {n2}، برواتب منخفضة: {n3}',
  'The options side by side': 'الخيارات جنبًا إلى جنب',
  'Please note': 'يرجى الانتباه',
  'Option {n}': 'الخيار {n}',
  Option: 'الخيار',
  Options: 'الخيارات',
  'Option {n} has plans of several insurers or claims handlers. One group policy has one of each.':
    'في الخيار {n} وثائق من عدة شركات تأمين أو مديري مطالبات. لوثيقة المجموعة واحد من كل منهما.',
  'Categories {letters}': 'الفئات {letters}',
  'All categories': 'جميع الفئات',
  'Net premiums a year, without VAT': 'الأقساط الصافية في السنة، دون ضريبة القيمة المضافة',
  '{plan}, with {variants}': '{plan} مع {variants}',
  'Who the premiums are for': 'لمن هذه الأقساط',
  'What the premiums rest on': 'ما تقوم عليه الأقساط',
  '{insurer} prices the group anew where heads differ by more than {n} %.':
    'تعيد {insurer} تسعير المجموعة إذا اختلف عدد الأفراد بأكثر من {n}%.',
  'The insurer prices the final staff list and decides on medical forms.':
    'تسعّر شركة التأمين قائمة الموظفين النهائية، وتقرر النماذج الطبية المطلوبة.',
  'VAT is one line on the net premium of an option.':
    'ضريبة القيمة المضافة سطر واحد على القسط الصافي للخيار.',
  'What is not covered': 'ما لا تغطيه الوثائق',
  'Every benefit of the tables is covered by every plan.':
    'كل وثيقة تغطي كل ميزة مذكورة في الجداول.',
  Insurer: 'شركة التأمين',
  Employees: 'الموظفون',
  With: 'مع',
  Benefits: 'المزايا',
  Plans: 'الوثائق',
  Premiums: 'الأقساط',
  What: 'البند',
  How: 'الحساب',
  Amount: 'المبلغ',
  Notes: 'ملاحظات',
} as const satisfies Sayings;
