/** The message texts of S2 (shell, landing pages, account and lead forms), character-exact. */
export const siteMessages = {
  // S2 4
  mulkiaPrompt: 'Click camera button to upload',
  callMeBack: 'CALL ME BACK',
  signIn: 'Sign In',
  signedIn: 'Login Successful',
  claimSubmitted: 'Claim Request is submitted',
  claimFailed: 'Please Try Again',
  blogWait: 'Please Wait..',
  blogSent: 'Success...',
  blogFailed: 'Please try again!',
  uploading: 'Upload on progress ...',
  documentPending: 'Pending',

  // S2 5 and 8
  fillAllFields: 'Please fill all the fields',
  callBackThanks: 'Thank you for your interest, Our Insurance expert will contact you soon...',
  callBackFailed: 'Please try again',
} as const;
