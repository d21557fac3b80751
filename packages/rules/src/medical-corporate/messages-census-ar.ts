import type {
  censusAllowed,
  censusErrorHeads,
  censusFaults,
  censusFieldNames,
  censusMessages,
  censusRegisterWords,
} from './messages-census.ts';

type Said<Texts> = Readonly<Record<keyof Texts, string>>;

/** `messages-census.ts` in Arabic. */
export const censusMessagesInArabic: Said<typeof censusMessages> = {
  not_a_table: 'احفظه بصيغة xlsx أو csv وسنملأ كل شيء',
  broken:
    'تعذّرت علينا قراءة هذا الملف. يرجى فتحه في برنامج الجداول وحفظه من جديد بصيغة xlsx ثم إفلاته مرة أخرى.',
  no_headers: 'لم نجد صفاً للعناوين في هذا الملف. يرجى تسمية كل عمود في صف واحد فوق الأشخاص.',
  too_many_rows: 'يضم هذا الكشف أكثر من 50,000 صف. يرجى الاتصال بنا لمجموعة أكبر.',
  too_many_columns:
    'يضم هذا الكشف أكثر من 60 عموداً. يرجى حذف الأعمدة التي لا تخص الأشخاص وإفلاته مرة أخرى.',
  too_many_categories: 'يضم هذا الكشف أكثر من 52 فئة. يرجى مراجعة عمود الفئات.',
  too_many_people: 'تضم المجموعة هنا 50,000 شخص كحد أقصى. يرجى الاتصال بنا لمجموعة أكبر.',
  no_upload: 'لم يعد كشف الموظفين موجوداً. يرجى إفلاته مرة أخرى.',
  chooseFile: 'يرجى اختيار كشف الموظفين أولاً.',
  sayEmirate: 'يرجى تحديد الإمارة أولاً: تختلف الأسعار والأعمار بينها.',
  nobodyRead: 'لم يُقرأ أي صف حتى الآن. يرجى تحديد محتوى الأعمدة أعلاه أو تصحيح الصفوف.',
  sayColumn: 'يرجى تحديد هذا العمود أو القول إنه ليس أياً منها.',
  sayDates: 'يرجى تحديد طريقة كتابة التواريخ.',
  sameField: 'لا يمكن أن يحمل عمودان المعلومة نفسها.',
  lookAgain: 'تغيّرت الأعداد بما قلته. يرجى مراجعتها مرة أخرى.',
  templateSheet: 'كشف الموظفين',
  templateHelp: 'ما يُكتب',
};

export const censusFaultsInArabic: Said<typeof censusFaults> = {
  not_a_date: 'ليس هذا يوماً في التقويم.',
  born_later: 'لم يحن يوم الميلاد هذا بعد.',
  not_an_age: 'ليس هذا عمراً.',
  too_old: 'لا أحد بهذا العمر.',
  unknown_word: 'لا نعرف هذه الكلمة.',
  not_a_salary: 'ليس هذا راتباً.',
  not_a_category: 'ليست هذه فئة.',
  not_a_count: 'ليس هذا عدد أشخاص.',
  formula: 'هذه معادلة لم تُحسب قط.',
  missing: 'هذه المعلومة ناقصة.',
  same_number: 'لموظف آخر الرقم نفسه.',
  no_principal: 'لا موظف في الكشف بهذا الرقم.',
  principal_left_out: 'صف الموظف الذي يتبعه متروك.',
  no_category: 'لا قاعدة تضع هذه الدرجة في فئة.',
  no_employee_there: 'لا موظف في هذه الفئة.',
};

export const censusAllowedInArabic: Said<typeof censusAllowed> = {
  number: 'رقم خاص بكل موظف.',
  principal: 'رقم موظف في الكشف.',
  name: 'اسم أو لا شيء.',
  relation: 'موظف أو زوج أو ابن أو والد.',
  gender: 'ذكر أو أنثى.',
  marital: 'أعزب أو متزوج.',
  birthDate: 'يوم مثل 31/12/1990.',
  age: 'سنوات كاملة من 0 إلى 110.',
  salary: 'دراهم في الشهر، أو منخفض وغير منخفض.',
  category: 'حرف أو رقم: A هي 1.',
  grade: 'درجة تسميها قاعدتك.',
  spouses: 'عدد صحيح من 0 إلى 4.',
  children: 'عدد صحيح من 0 إلى 20.',
};

export const censusRegisterWordsInArabic: Said<typeof censusRegisterWords> = {
  register: 'سجل الأعضاء',
  missing: 'ما يلزم استكماله',
  people: 'أشخاص ينقصهم',
};

export const censusErrorHeadsInArabic: Said<typeof censusErrorHeads> = {
  row: 'الصف في كشفك',
  problem: 'الخطأ',
};

export const censusFieldNamesInArabic: Said<typeof censusFieldNames> = {
  number: 'الرقم الوظيفي',
  principal: 'رقم العضو الرئيسي',
  name: 'الاسم',
  relation: 'صلة القرابة',
  gender: 'الجنس',
  marital: 'الحالة الاجتماعية',
  birthDate: 'تاريخ الميلاد',
  age: 'العمر',
  salary: 'الراتب الشهري',
  category: 'الفئة',
  grade: 'الدرجة الوظيفية',
  spouses: 'عدد الزوجات',
  children: 'عدد الأطفال',
};
