import type { Sayings } from '../translate.ts';

/** Words that data carries in English: emirates, lookups, catalogue, papers. `{name}` stands for what was filled in. */
export const wordsInArabic: Sayings = {
  Dubai: 'دبي',
  'Abu Dhabi': 'أبوظبي',
  Sharjah: 'الشارقة',
  Ajman: 'عجمان',
  'Umm Al Quwain': 'أم القيوين',
  'Ras Al Khaimah': 'رأس الخيمة',
  Fujairah: 'الفجيرة',
};
