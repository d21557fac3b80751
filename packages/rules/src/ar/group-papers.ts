import type { Sayings } from '../translate.ts';

/** The papers of a group: the comparison and the proposal. */
export const groupPapersInArabic = {
  'All employees': 'جميع الموظفين',
  'Category {letter}': 'الفئة {letter}',
  Category: 'الفئة',
  '{n} group plans compared': 'مقارنة {n} من وثائق المجموعات',
  'Prices hold until {date}.': 'الأسعار سارية حتى {date}.',
  'Premium a year': 'القسط السنوي',
  'Claims handler (TPA)': 'مدير المطالبات (TPA)',
  'Everyone is 18 to 35.': 'أعمار الجميع من 18 إلى 35.',
  'Nobody has a low salary.': 'لا أحد براتب منخفض.',
  'There are no married women.': 'لا توجد متزوجات.',
  'Low salaries are spread over the ages in proportion.':
    'وُزّعت الرواتب المنخفضة على الأعمار بالتناسب.',
  'Dependants are counted, not listed: a spouse has the age of the employee, a child is 8.':
    'المعالون محسوبون بالعدد لا بالاسم: عمر الزوج أو الزوجة كعمر الموظف، وعمر الطفل 8 سنوات.',
  'Employees whose salary is not listed are counted as not low.':
    'احتُسب الموظفون الذين لم يُذكر راتبهم في القائمة براتب غير منخفض.',
  'Where no gender is listed, nobody is counted as a married woman.':
    'حيث لم يُذكر الجنس لم تُحتسب أي امرأة متزوجة.',
  'Women whose marital status is not listed are counted as not married.':
    'احتُسبت النساء اللواتي لم تُذكر حالتهن الاجتماعية غير متزوجات.',
  'Rows of the staff list that could not be read are left out.':
    'الصفوف التي تعذّرت قراءتها في كشف الموظفين متروكة.',
  'The member details as you saved them.': 'بيانات الأعضاء كما حفظتموها.',
  Members: 'الأعضاء',
  Maternity: 'الأمومة',
  'Members, {n} to {n2}': 'الأعضاء، من {n} إلى {n2}',
  'Members, {n} to {n2}, low salary': 'الأعضاء، من {n} إلى {n2}، راتب منخفض',
  'Members, {n} to {n2}, higher salary': 'الأعضاء، من {n} إلى {n2}، راتب أعلى',
  'Members, low salary': 'الأعضاء، راتب منخفض',
  'Members, higher salary': 'الأعضاء، راتب أعلى',
  'Maternity, {n} to {n2}': 'الأمومة، من {n} إلى {n2}',
  '{n} × {amount}': '\u2068{n}\u2069 × \u2068{amount}\u2069',
  '{n} × {amount}, the plan’s default premium': '{n} × {amount}، القسط الافتراضي للوثيقة',
  '{n} % of the rows before it': '{n}% من السطور السابقة',
  'How the premium of {plan} is made': 'كيف يتكوّن قسط {plan}',
  'How the premium of {plan} is made, {category}': 'كيف يتكوّن قسط {plan}، {category}',
  'What {plan} assumes': 'ما تفترضه {plan}',
  'Plans for your group': 'وثائق لمجموعتك',
  'Table of benefits': 'جدول المزايا',
  'Policy wording summary': 'ملخص نص الوثيقة',
  'What can be added': 'ما يمكن إضافته',
  'Which groups may hold it': 'أي المجموعات يمكنها الحصول عليها',
  'Family members': 'أفراد الأسر',
  'Low salaries': 'الرواتب المنخفضة',
  'The group': 'المجموعة',
  'At most {n} % of members': '{n}% من الأعضاء على الأكثر',
  'At least {n} % of members': '{n}% من الأعضاء على الأقل',
  'Who joins and who leaves': 'من ينضم ومن يغادر',
  'Tell the insurer of everybody who joins or leaves. The premium of the rest of the year is charged or paid back by the day.':
    'أبلغ شركة التأمين عن كل من ينضم أو يغادر. يُحتسب قسط بقية السنة أو يُردّ بحسب الأيام.',
  Salaries: 'الرواتب',
  'Any salary': 'أي راتب',
  'Low salary': 'راتب منخفض',
  'Higher salary': 'راتب أعلى',
  'From {n} employees on.': 'الحد الأدنى لعدد الموظفين: {n}.',
  'The insurer asks for the Ministry’s list of your staff.':
    'تطلب شركة التأمين قائمة الوزارة بموظفيكم.',
} as const satisfies Sayings;
