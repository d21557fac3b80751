/** Our pages outside the journey. */
export const sitePaths = [
  '/',
  '/survey/medical/sponsor',
  '/how-we-rank',
  '/glossary',
  '/thank-you',
  '/survey/medical/ind/thank-you',
  '/survey/medical/thank-you',
  '/staff/sign-in',
  '/dev/mailbox',
  '/dev/events',
];
