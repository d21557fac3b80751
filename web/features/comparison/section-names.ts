import { t } from './texts.ts';

/** The sections of a plan's facts, in the list's detail and in the comparison; asked for when shown, in its language. */
export const sectionNames = {
  where: () => t.whereYouCanGo,
  pay: () => t.whatYouPayYourself,
  cover: () => t.cover,
} as const;
