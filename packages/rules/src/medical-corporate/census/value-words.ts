/** What cells of staff lists say, in the form of `plainText`: English as written in the UAE, and Arabic. */
export type Gender = 'male' | 'female';
export type Relation = 'employee' | 'spouse' | 'child' | 'parent';
export type Marital = 'single' | 'married';
export type SalaryBand = 'lsb' | 'nlsb';

/** The DHA's member register writes 1 and 0. */
export const genderWords: Readonly<Record<Gender, readonly string[]>> = {
  male: ['m', 'male', 'man', 'boy', 'mr', 'ذكر', 'ذ', 'رجل'],
  female: ['f', 'female', 'woman', 'girl', 'ms', 'mrs', 'انثي', 'ا', 'امراه'],
};
export const relationWords: Readonly<Record<Relation, readonly string[]>> = {
  employee: [
    'employee',
    'emp',
    'self',
    'principal',
    'main',
    'main member',
    'primary',
    'staff',
    'موظف',
    'موظفه',
    'رييسي',
    'نفسه',
  ],
  spouse: ['spouse', 'wife', 'husband', 'partner', 'زوجه', 'زوج', 'الزوجه', 'الزوج'],
  child: ['child', 'son', 'daughter', 'kid', 'ابن', 'ابنه', 'بنت', 'طفل', 'طفله', 'ولد'],
  parent: ['parent', 'father', 'mother', 'والد', 'والده', 'اب', 'ام'],
};
export const maritalWords: Readonly<Record<Marital, readonly string[]>> = {
  single: [
    'single',
    's',
    'unmarried',
    'divorced',
    'widowed',
    'widow',
    'd',
    'w',
    'not married',
    'اعزب',
    'عزباء',
    'مطلق',
    'مطلقه',
    'ارمل',
    'ارمله',
  ],
  married: ['married', 'm', 'متزوج', 'متزوجه'],
};
export const salaryWords: Readonly<Record<SalaryBand, readonly string[]>> = {
  lsb: [
    'lsb',
    'low',
    'low salary',
    'low salary band',
    'below 4000',
    'less than 4000',
    'up to 4000',
    'under 4000',
    '0 4000',
    'منخفض',
    'اقل من 4000',
    'حتي 4000',
  ],
  nlsb: [
    'nlsb',
    'hsb',
    'high',
    'non low',
    'non lsb',
    'above 4000',
    'more than 4000',
    'over 4000',
    '4001 12000',
    'above 12000',
    'مرتفع',
    'اكثر من 4000',
    'فوق 4000',
  ],
};
