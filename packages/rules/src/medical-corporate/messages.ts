/** The message texts that only the corporate medical flow shows: those of S0 character-exact. */
export const corporateMessages = {
  // S0 5
  categorySum:
    "Total member count doesn't match with the sum of the category wise member(s) count.",
  employeesAboveMembers: 'Total Employee count should not be greater than total member count.',
  salaryBandSum: "Total Member count doesn't match with the sum of salary band splits.",
  ageBandSum: "Total Member count doesn't match with the sum of age band counts.",
  marriedFemales: 'No. of married female count should not be greater than Total Member count.',
  compareAtMostFour: 'You can only compare four plans at a time',
  compareSameCategory: 'You can only compare plans under the same category!!',
  compareCategoriesAtMostFour: 'You can only compare 4 products at a time.',
  proposalAtMostThree: 'You can only select atmost 3 products from a category in the proposal.',
  proposalEmpty: 'No plans added to the proposal...',
  proposalIncomplete:
    'You have not selected products for all categories corresponding to each proposal options.',
  noPlansSelected: 'No plans selected!!',

  // S0 2 and 4
  select: 'SELECT',
  changePlan: 'CHANGE PLAN',
  selectPlan: 'Select Plan',
  emptyPremium: '000',
  sendingQuote: 'creating',
  quoteSent: 'success',
  quoteFailed: 'Please try again!',

  // S0 8
  membersNotUpdated:
    "You have not updated the member details of this category. Kindly click 'Edit member details' and enter the correct details for your group to get the accurate premium for the product in this category.",

  // decisions.md: M50
  invalidCensus: 'Please upload a valid census file.',
  invalidTradeLicense: 'Please upload a valid trade license.',

  // Ours: texts that the documents ask for without wording them
  enterEmployeeCount: 'Please enter the number of employees.',
  enterCategoryCount: 'Please enter the number of employees of category {letter}.',
  tooManyEmployees: 'A group has at most 50,000 employees here. Please call us for a larger one.',
  tooManyCategories: 'A group has at most 52 categories.',
  planNotOffered: 'The plan of category {category} is not offered to it. Nothing was bought.',
  onePair: 'All categories need plans of one insurer and one TPA. Nothing was bought.',
  censusFormats: 'The staff list may be a docx, doc, csv, xlsx or xls file.',
  documentsSent: 'Your documents have arrived.',
} as const;
