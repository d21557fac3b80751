/**
 * What questions and their contact step say, character-exact where S0 words it: apart from the other `messages`, so that a page of
 * questions need not load what lists and services say.
 */
export const formMessages = {
  // S0 5; decisions X8, the table of bad input
  tooManyMembers: 'No. of members should be less than 10',
  enterMemberCount: 'Please enter the number of members.',
  validDateOfBirth: 'Please enter a valid date of birth.',
  notARobot: 'Please confirm that you are not a robot.',

  // brand.md, voice
  answersCleared: 'Your answers were cleared.',
  undo: 'Undo',

  // Ours, where the documents ask for a text and give none ("Please enter ..." naming the field)
  enterEmirate: 'Please enter your emirate.',
  enterCategory: 'Please enter who the cover is for.',
  enterBirthYear: 'Please enter the birth year of member {n}.',
  enterBirthMonth: 'Please enter the birth month of member {n}.',
  enterBirthDay: 'Please enter the birth day of member {n}.',
  enterGender: 'Please enter the gender of member {n}.',
  enterMaritalStatus: 'Please enter the marital status of member {n}.',
  enterRelation: 'Please enter the relation of member {n}.',
  enterName: 'Please enter your name.',
  nameTooLong: 'Please enter a name of at most 100 characters.',
  enterFirstName: 'Please enter your first name.',
  enterLastName: 'Please enter your last name.',
  enterEmail: 'Please enter your e-mail address.',
  validEmail: 'Please enter an e-mail address like name@example.com.',
  enterPhone: 'Please enter your phone number.',
  enterDialCode: 'Please enter the country code of your phone number.',
  validUaePhone: 'Please enter a phone number with 8 or 9 digits after +971.',
  validPhone: 'Please enter a valid phone number.',
  somethingFailed: 'Something went wrong. Please try again.',
} as const;
