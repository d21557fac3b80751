/** Which behaviour of S2 4 and 8 a form has. */
export type FormKind =
  | 'contact'
  | 'call_me_back'
  | 'blog'
  | 'travel'
  | 'life'
  | 'business'
  | 'claim'
  | 'complaint';
