/** Names and ids that the documents fix and that pages and scripts must keep (decisions A41). */
export const contractIds = {
  /** Session storage: product counts (S0 7) and the motor answers (S1 3). */
  medIndProdCount: 'medIndProdCount',
  medCorpProdCount: 'medCorpProdCount',
  ansObj: 'ans_obj',
  /** Form fields: the buy-policy terms (S0 5), the motor agreements (S1 5). */
  termsCheckbox: 't_and_c_3',
  agreement1: 'agree1',
  agreement2: 'agree2',
  captchaField: 'g-recaptcha-response',
  csrfField: 'csrf_token',
  /** Element ids of the home page (S2). */
  homeTab2: 'hme-tab2',
  homeEmirate: 'ip_home_emirate_id',
} as const;
