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

/** Pages made of content files, in both languages; `/language/ar` keeps the language where the address names none. */
export const staticPaths = [
  ...insurance.flatMap((path) => [`/uae/en/insurance/${path}`, `/uae/ar/insurance/${path}`]),
  ...['/', '/?tab=medical', '/medical-insurance', '/medical-insurance-corporate', '/blog'].flatMap(
    inBoth,
  ),
  ...['reading-a-car-premium', 'basic-health-plans', 'whom-you-pay'].flatMap((slug) =>
    inBoth(`/blog/${slug}`),
  ),
];

function inBoth(path: string): string[] {
  const back = encodeURIComponent(path);
  return [`/language/en?return=${back}`, `/language/ar?return=${back}`];
}
