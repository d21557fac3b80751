/** What any call may answer: X4, X8 and the table of bad input in decisions.md, else ours. Part of `messages.ts`. */
export const answerMessages = {
  pageExpired: 'Your page has expired. Please try again.',
  notAnObject: 'The data must be a JSON object.',
  tooLarge: 'The data is too large.',
  notAForm: 'Please send the files as a form.',
  filesTooLarge: 'Please send at most {megabytes} MB at once. What came before is kept.',
  tooMany: 'Too many attempts. Please try again in a few minutes.',
  tooManyWrong: 'Too many wrong tries. Please wait {wait} minutes and try again.',
  wrongSignIn: 'User name or password is not right.',
  manyDocuments: 'Many documents are being made just now. Please try again in a few seconds.',
  documentNotMade: 'This document could not be made just now. Please try again.',
  notFound: 'We could not find this.',
  captchaAway:
    'We could not check just now that you are a person. Your answers are kept. Please try again in a moment.',
  notAllowed: 'You are not allowed to do this.',
} as const;
