/** The message texts of S1 (motor and general insurance), character-exact. */
export const motorMessages = {
  // S1 4: buttons and the empty list
  sending: 'sending...',
  downloading: 'downloading...',
  downloaded: 'Download successfully...',
  noPlansMatch: 'No plans matching your search criteria.',

  // S1 5
  enterCouponCode: 'Please Enter coupon Code.',
  codeAlreadyApplied: 'You have already applied the code.',
  compareAtMostThree: 'You can only compare three plans at a time',
  compareAtLeastTwo: 'Please select at least 2 products to compare!',
  mandatoryInformation: 'Below information are mandatory',
  employeeSum:
    'Sum of the admin and non admin employees is not equal to the total number of employees.',

  // S1 8
  confirmFailed: 'Operation Failed, Please try again..',
  invalidTradeLicense: 'Please upload a valid trade license.',
  invalidCensus: 'Please upload a valid census file.',
  uploaded: 'Uploaded successfully.',
  quoteMailed: 'Details sent successfully...',
  comparisonMailed: 'Mail sent successfully...',
} as const;
