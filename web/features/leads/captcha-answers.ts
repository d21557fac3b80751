/** The answers that forms of this page wait for; '' when the work failed. */
export const captchaAnswers = new WeakMap<HTMLFormElement, Promise<string>>();

/** Sent to a form whose answer was used: the next try starts with a new one. */
export const resetCaptcha = 'muqarin:captcha-reset';
