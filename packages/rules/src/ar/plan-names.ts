/** Names of plans are made of the insurer's word and a few others; each word has an Arabic one. */

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
  'Abu Dhabi': 'أبوظبي',
  'Third Party': 'ضد الغير',
  Agency: 'الوكالة',
  Basic: 'الأساسية',
  Branch: 'الغصن',
  Canopy: 'الظل',
  Coast: 'الساحل',
  Coastal: 'الساحلية',
  Core: 'الجوهر',
  Counsel: 'المشورة',
  Courtyard: 'الفناء',
  Crescent: 'الهلال',
  Crest: 'القمة',
  Domestic: 'المنزلية',
  Drive: 'القيادة',
  Dubai: 'دبي',
  Dune: 'الكثبان',
  Enterprise: 'المنشأة',
  Essential: 'الضرورية',
  Family: 'العائلية',
  Fire: 'الحريق',
  Full: 'الكاملة',
  Galaxy: 'المجرّة',
  Harbour: 'الميناء',
  Horizon: 'الأفق',
  Investor: 'المستثمر',
  Lagoon: 'البحيرة',
  Lane: 'المسار',
  Liability: 'المسؤولية',
  Loom: 'النول',
  Million: 'المليون',
  Motor: 'للسيارات',
  Northern: 'الشمالية',
  Ocean: 'المحيط',
  Orbit: 'المدار',
  Partner: 'الشريك',
  Party: 'الغير',
  Pattern: 'النقش',
  Pier: 'الرصيف',
  Plus: 'بلس',
  Prime: 'برايم',
  Property: 'الممتلكات',
  Reach: 'المدى',
  Ring: 'الحلقة',
  Road: 'الطريق',
  Root: 'الجذر',
  Sail: 'الشراع',
  Salama: 'السلامة',
  Saver: 'التوفير',
  Select: 'المختارة',
  Simple: 'البسيطة',
  Site: 'الموقع',
  Source: 'المنبع',
  Spring: 'الينبوع',
  Stream: 'الجدول',
  Vessel: 'السفينة',
  Voyage: 'الرحلة',
  Weave: 'النسيج',
  Wide: 'الواسعة',
  Workforce: 'القوى العاملة',
  World: 'العالمية',
};

/** Null for anything that is no such name. */
export function planNameInArabic(text: string): string | null {
  const [insurer = '', ...rest] = text.split(' ');
  const name = Object.hasOwn(insurers, insurer) ? insurers[insurer] : undefined;
  if (name === undefined || rest.length === 0) return null;
  const arabic = rest
    .join(' ')
    .replace(/Abu Dhabi|Third Party|[A-Za-z]+/g, (word) => words[word] ?? word);
  return /[A-Za-z]/.test(arabic) ? null : `${name} ${arabic}`;
}
