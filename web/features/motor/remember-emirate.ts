import { contractIds } from '@muqarin/rules/contract-ids';
import { writeAnsObj } from '@muqarin/rules/motor/ans-obj';

/** Under the document's key (S1 3); the server's draft is what counts. */
export function rememberEmirate(emirate: number): void {
  try {
    localStorage.setItem(contractIds.ansObj, writeAnsObj(emirate));
  } catch {
    // Storage is switched off.
  }
}
