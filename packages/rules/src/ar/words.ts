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

  // Counted, with the form that Arabic has for the number
  '1 plan': 'وثيقة واحدة',
  '2 plans': 'وثيقتان',
  ...Object.fromEntries(
    [3, 4, 5, 6, 7, 8, 9, 10].map((count) => [`${count} plans`, `${count} وثائق`]),
  ),
  '{count} plans': '{count} وثيقة',
};
