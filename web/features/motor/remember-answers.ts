import { contractIds } from '@muqarin/rules/contract-ids';

/** Under the document's key (S1 3), as `writeAnsObj` wrote it; the server's draft is what counts. */
export function rememberAnswers(written: string): void {
  try {
    localStorage.setItem(contractIds.ansObj, written);
  } catch {
    // Storage is switched off.
  }
}
