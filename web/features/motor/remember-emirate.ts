import { writeAnsObj } from '@muqarin/rules/motor/ans-obj';
import { rememberAnswers } from './remember-answers.ts';

export function rememberEmirate(emirate: number): void {
  rememberAnswers(writeAnsObj(emirate));
}
