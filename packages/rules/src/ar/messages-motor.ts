import type { motorMessages } from '../messages-motor.ts';

/** `messages-motor.ts` in Arabic; a key that is missing here is shown in English. */
export const motorMessagesInArabic: Partial<Record<keyof typeof motorMessages, string>> = {
  noPlansMatch: 'لا توجد وثائق تطابق معايير بحثك.',
};
