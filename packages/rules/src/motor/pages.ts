/** The motor routes of S1 2 and 4, decisions V14, V28 and V30. */
export const motorRoutes = {
  questionnaire: '/survey/motor',
  products: '/survey/motor/products',
  oops: '/survey/motor/oops',
  noChassis: '/survey/motor/no-chassis',
  retry: '/survey/motor/retry',
  policyDetails: '/survey/motor/policy-details',
  comparePlans: '/survey/motor/compare-plans',
  checkout: '/survey/motor/cart/checkout',
  documentsSent: '/survey/motor-documents-submission-success',
  report: '/download-comparison-report',
  thankYou: '/thank-you',
  renewal: '/survey/motor/renewal',
  documents: '/survey/motor-documents',
} as const;

export type MotorPage = keyof typeof motorRoutes;

/**
 * After the last step (S1 4, decisions V10: the lead is stored before). No chassis number leads
 * to no-chassis; else the availability flag decides between the list and oops.
 */
export function pageAfterLastStep(
  chassisNo: string | undefined,
  isProductAvailable: boolean,
): 'noChassis' | 'oops' | 'products' {
  if ((chassisNo ?? '').trim() === '') return 'noChassis';
  return isProductAvailable ? 'products' : 'oops';
}

/** The flag of S1 4: whether get-products answered with at least one product id. */
export function isProductAvailable(productIds: unknown): boolean {
  return Array.isArray(productIds) && productIds.length > 0;
}

/** S1 4: status 1 leads to the list, anything else to retry; accepts 1 and "1" (decisions X1). */
export function pageAfterChassisUpdate(status: unknown): 'products' | 'retry' {
  return status === 1 || status === '1' ? 'products' : 'retry';
}

/** Renewal, view other products (S1 4). */
export function pageAfterRenewal(productIds: unknown): 'products' | 'oops' {
  return isProductAvailable(productIds) ? 'products' : 'oops';
}

/**
 * What the pages that say no offer, so that none is a dead end (decisions V39). `callBack` is the
 * call-back form, whose end is /thank-you; `resumeLink` mails a link to the questionnaire.
 */
export const waysOut = {
  oops: ['editAnswers', 'callBack', 'resumeLink'],
  noChassis: ['enterChassis', 'editAnswers', 'callBack', 'resumeLink'],
  retry: ['enterChassis', 'editAnswers', 'callBack', 'resumeLink'],
} as const;

export type WayOut = (typeof waysOut)[keyof typeof waysOut][number];

/** Where each way out leads. */
export const wayOutLeadsTo: Record<WayOut, readonly MotorPage[]> = {
  editAnswers: ['questionnaire'],
  callBack: ['thankYou'],
  resumeLink: ['questionnaire'],
  enterChassis: ['products', 'retry'],
};
