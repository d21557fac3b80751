/** What is said from the list on in more than one line: S1 character-exact. */
export const quoteMessages = {
  // S1 4: the empty list
  noPlansMatch: 'No plans matching your search criteria.',

  // S1 5
  mandatoryInformation: 'Below information are mandatory',
  employeeSum:
    'Sum of the admin and non admin employees is not equal to the total number of employees.',

  // S1 8
  invalidTradeLicense: 'Please upload a valid trade license.',
  invalidCensus: 'Please upload a valid census file.',
  uploaded: 'Uploaded successfully.',
  quoteMailed: 'Details sent successfully...',
} as const;
