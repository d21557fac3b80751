/** What is said of a company, its people and who may be contacted: ours. */
export const companyMessages = {
  wholeNumber: 'Use whole numbers only, for example 25.',
  atLeastOneEmployee: 'There must be at least 1 employee.',
  enterCompany: 'Please enter the name of the company.',
  enterContactName: 'Please enter the name of the person we may contact.',
} as const;
