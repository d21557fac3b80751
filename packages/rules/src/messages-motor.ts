import { motorListMessages } from './messages-motor-list.ts';
import { motorQuestionMessages } from './messages-motor-questions.ts';

/**
 * Every message text of motor and general insurance but those of the purchase form, for whoever needs not load as little as it can.
 * `{name}` is filled by `fillMessage`.
 */
export const motorMessages = { ...motorQuestionMessages, ...motorListMessages } as const;
