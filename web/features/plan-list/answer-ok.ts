/** Whether a documented mail or quotation call worked: it names its failure, not its success (decisions X1). */
export function answerOk(answer: object): boolean {
  const { status, error } = answer as { status?: unknown; error?: unknown };
  if (error !== undefined && error !== null && error !== '') return false;
  return status !== 'error' && status !== 'failure' && status !== 0 && status !== '0';
}
