import type { RefObject } from 'react';

/** A used answer to the captcha is worth nothing: the next try starts with a new one. */
export const CAPTCHA_RESET = 'muqarin:captcha-reset';

/** Null until the box is ticked; '' when the work failed. */
export type CaptchaAnswer = RefObject<Promise<string> | null>;
