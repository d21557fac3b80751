/** Where a complaint goes that we did not settle (decisions A28). */
export const REGULATOR =
  'https://centralbank.ae/en/consumer/filing-an-insurance-related-complaint/';
