import type { siteMessages } from '../messages-site.ts';

/** `messages-site.ts` in Arabic; a key that is missing here is shown in English. */
export const siteMessagesInArabic: Partial<Record<keyof typeof siteMessages, string>> = {
  callMeBack: 'اتصلوا بي',
};
