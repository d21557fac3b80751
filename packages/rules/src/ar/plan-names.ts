/** Names of plans are made of the insurer's word and a few others; each word has an Arabic one, and a kind of cover its place. */

const insurers: Readonly<Record<string, string>> = {
  Falaj: 'فلج',
  Nawras: 'نورس',
  Liwan: 'ليوان',
  Marsa: 'مرسى',
  Qamra: 'قمرة',
  Ghadeer: 'غدير',
  Rimal: 'رمال',
  Ghaf: 'غاف',
  Shiraa: 'شراع',
  Sadu: 'سدو',
  Jarra: 'جرّة',
  Kawkab: 'كوكب',
};

const words: Readonly<Record<string, string>> = {
  'Abu Dhabi': 'لأبوظبي',
  'Third Party': 'ضد الغير',
  Agency: 'مع الوكالة',
  Basic: 'الأساسية',
  Branch: 'الغصن',
  Canopy: 'الظل',
  Coast: 'الساحل',
  Coastal: 'الساحلية',
  Core: 'الجوهر',
  Courtyard: 'الفناء',
  Crescent: 'الهلال',
  Crest: 'القمة',
  Domestic: 'للعمالة المنزلية',
  Drive: 'القيادة',
  Dubai: 'لدبي',
  Dune: 'الكثبان',
  Essential: 'الضرورية',
  Family: 'العائلية',
  Full: 'الكاملة',
  Galaxy: 'المجرّة',
  Harbour: 'الميناء',
  Horizon: 'الأفق',
  Investor: 'للمستثمرين',
  Lagoon: 'البحيرة',
  Lane: 'المسار',
  Loom: 'النول',
  Million: 'مليون',
  Motor: 'للسيارات',
  Northern: 'الشمالية',
  Ocean: 'المحيط',
  Orbit: 'المدار',
  Partner: 'للشركاء',
  Pattern: 'النقش',
  Pier: 'الرصيف',
  Plus: 'بلس',
  Prime: 'برايم',
  Reach: 'المدى',
  Ring: 'الحلقة',
  Road: 'للطريق',
  Root: 'الجذر',
  Sail: 'الصاري',
  Salama: 'سلامة',
  Saver: 'الموفّرة',
  Select: 'المختارة',
  Simple: 'البسيطة',
  Source: 'المنبع',
  Spring: 'الينبوع',
  Stream: 'الجدول',
  Vessel: 'الفخّار',
  Voyage: 'الرحلة',
  Weave: 'النسيج',
  Wide: 'الواسعة',
  World: 'العالمية',
};

/** Of a business plan the kind of cover is the noun, and the insurer's word comes after it: "Falaj's insurance for fire". */
const kinds: Readonly<Record<string, (insurer: string) => string>> = {
  Counsel: (insurer) => `تأمين ${insurer} للمشورة`,
  Enterprise: (insurer) => `باقة ${insurer} للمنشآت`,
  Fire: (insurer) => `تأمين ${insurer} للحريق`,
  Liability: (insurer) => `تأمين ${insurer} للمسؤولية`,
  Property: (insurer) => `تأمين ${insurer} للممتلكات`,
  Site: (insurer) => `تأمين ${insurer} للمواقع`,
  Workforce: (insurer) => `تأمين ${insurer} للعاملين`,
};

/** Null for anything that is no such name. */
export function planNameInArabic(text: string): string | null {
  const [insurer = '', ...rest] = text.split(' ');
  const name = Object.hasOwn(insurers, insurer) ? insurers[insurer] : undefined;
  if (name === undefined || rest.length === 0) return null;
  const [word = ''] = rest;
  if (rest.length === 1 && Object.hasOwn(kinds, word)) return kinds[word]?.(name) ?? null;
  const arabic = rest
    .join(' ')
    // "Motor Family" is a family plan for cars, not one for family cars.
    .replace(/^Motor (.+)$/, '$1 Motor')
    .replace(/Abu Dhabi|Third Party|[A-Za-z]+/g, (word) => words[word] ?? word);
  return /[A-Za-z]/.test(arabic) ? null : `${name} ${arabic}`;
}
