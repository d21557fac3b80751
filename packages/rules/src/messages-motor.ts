/**
 * Every message text of motor and general insurance: S1 character-exact, decisions.md, and ours
 * where the documents ask for a text and give none. `{name}` is filled by `fillMessage`.
 */
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

  // Ours: the questionnaire ("Please enter ..." naming the field)
  enterMake: 'Please enter the make of your car.',
  enterModelYear: 'Please enter the model year of your car.',
  enterModel: 'Please enter the model of your car.',
  enterVariant: 'Please enter the variant of your car.',
  unknownCar: 'We do not have this car. Please choose it from the list.',
  enterBrandNew: 'Please enter whether the car is brand new.',
  enterRegistrationYear: 'Please enter the year of the first registration.',
  enterRegistrationMonth: 'Please enter the month of the first registration.',
  enterRegistrationDay: 'Please enter the day of the first registration.',
  validRegistrationDate: 'Please enter a valid first registration date.',
  enterDateOfBirth: 'Please enter your date of birth.',
  driverTooYoung: 'The driver must be 18 or older.',
  enterExperience: 'Please enter your driving experience in the UAE.',
  enterNationality: 'Please enter your nationality.',
  enterInsured: 'Please enter whether the car is insured now.',
  enterExpiryDate: 'Please enter the day on which the policy expired.',
  validExpiryDate: 'Please enter a valid policy expiry date.',
  policyLapsed:
    'The policy expired more than {days} days ago. The insurer may ask to inspect the car.',
  enterTestCertificate: 'Please enter whether the car has a test certificate.',
  enterComprehensive: 'Please enter whether you want comprehensive cover.',
  enterAgencyRepair: 'Please enter whether you want repair at the agency.',
  enterGccSpec: 'Please enter whether the car has GCC specification.',
  enterNoClaim: 'Please enter your years without a claim.',
  noClaimNotice:
    'The insurer will ask for your no-claim certificate. Without it, the price can change.',
  noClaimUnderstood: 'I understand',
  validChassis: 'Please enter a chassis number of 17 letters and digits, without I, O and Q.',
  shortChassis:
    'A chassis number has 17 characters. Shorter ones are found on cars from before 1981 and some imports.',
  enterChassis: 'Please enter the chassis number.',
  uploadMulkiya: 'Please upload a photo or scan of the registration card.',
  enterCarDetails: 'Please enter what you know of the car.',
  // Ours: the list, the comparison, the insured value, promo codes
  alreadyCompared: 'This plan is compared already.',
  notCompared: 'This plan is no longer in the comparison.',
  enterCarValue: 'Please enter the value of your car.',
  carValueRange: 'The value is from {min} to {max}. We have set the nearest.',
  unknownCode: 'We do not know this code for this plan.',
  codeExpired: 'This code is not valid today.',
  codeUsedUp: 'This code has been used up.',
  codeTakesNothing: 'This plan already costs the least that the tariff allows.',
  codeApplied: 'The code is applied.',
  codeCutByTariff: 'The code is applied, down to the least that the tariff allows.',

  // Ours: the purchase form and its files
  enterCarType: 'Please enter whether you own the car or are buying it.',
  enterBodyColor: 'Please enter the body colour.',
  enterPlateColor: 'Please enter the plate colour.',
  enterEmiratesId: 'Please enter your Emirates ID.',
  validEmiratesId: 'Please enter an Emirates ID of 15 digits that begins with 784.',
  enterPlate: 'Please enter the plate number.',
  validPlate: 'Please enter a plate number of letters and digits.',
  unusualPlate: 'This does not look like a plate of {emirate}. Please check it.',
  enterLicenseIssue: 'Please enter the day on which the licence was issued.',
  validLicenseIssue: 'Please enter an issue date that is today or before.',
  enterLicenseExpiry: 'Please enter the day on which the licence expires.',
  validLicenseExpiry: 'Please enter an expiry date after today.',
  licenseEndsBeforeStart: 'The licence expires before the policy starts.',
  enterLicense: 'Please enter the licence number.',
  validLicense: 'Please enter a licence number of 3 to 20 letters and digits.',
  enterPolicyholder: 'Please enter the name of the policy holder.',
  enterOccupation: 'Please enter your occupation.',
  enterPlateType: 'Please enter the plate type.',
  enterEmptyWeight: 'Please enter the empty weight in kilograms.',
  enterFullWeight: 'Please enter the full weight in kilograms, not less than the empty weight.',
  enterMileage: 'Please enter the mileage in kilometres.',
  uploadNcd: 'Please upload the no-claim certificate.',
  uploadFile: 'Please upload: {label}.',
  acceptAgreement: 'Please accept both agreements.',
  fileEmpty: 'This file is empty.',
  fileType: 'Please upload a JPEG, PNG or PDF file.',
  fileTooLarge: 'Please upload a file of at most {megabytes} MB.',
  filesTooLarge: 'Please upload files of at most {megabytes} MB in all.',

  textTooLong: 'Please enter at most {count} characters.',
} as const;
