import { companyMessages } from '../messages-company.ts';

/** Message texts of general insurance that are ours: S1's own stand in `messages-quote.ts`. */
export const generalMessages = {
  ...companyMessages,
  enterTypes: 'Please enter at least one type of insurance.',
  enterOther: 'Please enter what you would like to insure.',
  enterActivity: 'Please enter your business activity.',
  enterTotalEmployees: 'Please enter the total number of employees.',
  enterAdminEmployees: 'Please enter the number of admin employees.',
  enterNonAdminEmployees: 'Please enter the number of non admin employees.',
  enterAdminWages: 'Please enter the yearly wages of the admin employees.',
  enterNonAdminWages: 'Please enter the yearly wages of the non admin employees.',
  amountInDirhams: 'Use an amount in dirhams, for example 600,000.',
  enterHadClaim: 'Please enter whether you had any claim.',
  priceAsked: 'We ask the insurers for this price and call you within one working day.',
  uploadTradeLicense: 'Please upload the trade license.',
  uploadCensus: 'Please upload the census file.',
  priceRange: 'Use whole dirhams, the lower amount first.',
} as const;
