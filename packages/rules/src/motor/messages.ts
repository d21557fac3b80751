import { motorListMessages } from './messages-list.ts';
import { motorQuestionMessages } from './messages-questions.ts';

/**
 * Every message text of motor but those of the purchase form, for whoever needs not load as little as it can.
 * `{name}` is filled by `fillMessage`.
 */
export const motorMessages = { ...motorQuestionMessages, ...motorListMessages } as const;
