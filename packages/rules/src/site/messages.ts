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

  // S2 4, 7: what a client compares
  claimStored: 'success',

  // Ours, where the document asks for a text and gives none
  enterClaimRequest: 'Please enter your claim request.',
  validClaimType: 'Please choose what the claim is about from the list.',
  enterComplaintRequest: 'Please enter your complaint.',
  nothingDescribed: 'Still empty. You may send without it.',
  enterCompany: 'Please enter the name of your company.',
  enterInsuranceType: 'Please enter the type of insurance.',
  enterClientType: 'Please enter who the cover is for.',
  enterGender: 'Please enter your gender.',
  enterDateOfBirth: 'Please enter your date of birth.',
  enterNationality: 'Please enter your nationality.',
  enterTravelDate: 'Please enter the day you travel.',
  enterReturnDate: 'Please enter the day you come back.',
  validDate: 'Please enter a date that exists, as dd/mm/yyyy.',
  travelInThePast: 'Please enter a travel date from today on.',
  returnBeforeTravel: 'Please enter a return date on or after the travel date.',
  chooseFromList: 'Please choose from the list.',
  enterVehicles: 'Please enter the number of vehicles in figures, up to 99999.',
  lineTooLong: 'Please write at most {count} characters.',
  enterCode: 'Please enter the code we mailed you.',
  wrongCode: 'This code is not right, or its time has passed. Please ask for a new one.',
  codeSent: 'If this reference is ours and we have an e-mail address for it, a code is on its way.',
  dataLinkSent: 'If the address is right, a link is on its way. It works for one hour.',
  enterReference: 'Please enter the reference that we gave you.',
  enterCodeGiven: 'Please enter the code that we gave you.',
  codeTexted:
    'If number and reference belong together, a code is on its way as a text message. It works for 15 minutes.',
  codeByCall:
    'If number and reference belong together, one of us calls that number within three days and reads a code out. It works for 15 minutes from then.',
  codeShown: 'The code is shown to you for 15 minutes. We have noted that you had it shown.',
  preferencesKept: 'We have noted that.',
  casePaperSent: 'Your file has arrived. Whoever works on it sees that it came.',
  casePaperName: 'File for a claim or complaint',
  casePaperNone: 'Choose a file first.',
  casePapersFull:
    'There are {count} files already, and no more fit. Send the rest by e-mail and name the reference.',
  casePaperLate: 'This is closed, so no file can be added. Ask us to open it again.',
  dataLinkEnded: 'This link has ended. Please ask for a new one.',
  dataLinkErased:
    'What we held about this address was deleted, as was asked. This link shows nothing more.',
} as const;
