/**
 * What the purchase form of motor says about its fields and files: ours, as the documents ask for texts and give none. Apart from
 * `messages.ts`, so that the pages before it need not load them.
 */
export const motorPurchaseMessages = {
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

  // Its files, on other pages too
  fileEmpty: 'This file is empty.',
  fileType: 'Please upload a JPEG, PNG or PDF file.',
  fileTooLarge: 'Please upload a file of at most {megabytes} MB.',
  filesTooLarge: 'Please upload files of at most {megabytes} MB in all.',
} as const;
