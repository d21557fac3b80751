import { pathInLocale } from '@muqarin/rules/site/public-pages';

/** Our pages outside the journey. */
export const sitePaths = [
  '/',
  '/survey/medical/sponsor',
  '/how-we-rank',
  '/glossary',
  '/thank-you',
  '/contact',
  '/claim',
  '/complaint',
  '/claim/CL-2345-6789',
  '/my-data',
  '/privacy',
  '/terms',
  '/survey/medical/ind/thank-you',
  '/survey/medical/thank-you',
  '/staff/sign-in',
  '/dev/mailbox',
  '/dev/events',
];

const insurance = [
  'car',
  'car/dubai',
  'car/sharjah',
  'car/third-party',
  'bike',
  'life',
  'fleet',
  'health',
  'health/dubai',
  'health/abu-dhabi',
  'health/sharjah',
  'travel',
  'business',
];

const others = ['/', '/?tab=medical', '/medical-insurance', '/medical-insurance-corporate'];

const legal = ['/privacy', '/terms'];

/** Articles of the blog. */
export const guides = [
  'reading-a-car-premium',
  'basic-health-plans',
  'whom-you-pay',
  'third-party-or-comprehensive',
  'what-you-carry-on-a-claim',
  'no-claim-years',
  'an-illness-you-had-before',
  'maternity-cover',
  'insuring-staff-at-work',
];

export type Language = 'en' | 'ar';

export const languages: readonly Language[] = ['en', 'ar'];

/** Pages made of content files, by their addresses in that language. */
export function staticPaths(language: Language) {
  const own = (path: string) => pathInLocale(path, language);
  return {
    landings: insurance.map((path) => `/uae/${language}/insurance/${path}`),
    others: others.map(own),
    legal: legal.map(own),
    guides: ['/blog', ...guides.map((slug) => `/blog/${slug}`)].map(own),
  };
}
