export interface AnswerRowOf<Name extends string> {
  key: string;
  label: string;
  value: string;
  /** Where the answer is changed. */
  step: Name;
}
