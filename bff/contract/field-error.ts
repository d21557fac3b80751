/** What is wrong with one field of a form, in a sentence for the person. */
export interface FieldError {
  /** Form field name: `main_emirate`, `members[1][dob_day]`, `email`, `captcha`. */
  field: string;
  message: string;
}
