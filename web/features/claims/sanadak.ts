/** Where a complaint goes that we did not settle (decisions A42). */
export const SANADAK = 'https://www.sanadak.gov.ae';
