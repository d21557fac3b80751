/** When the form around it is emptied. @returns ends it */
export function onReset(part: Element | null, empty: () => void): () => void {
  const form = part?.closest('form');
  form?.addEventListener('reset', empty);
  return () => form?.removeEventListener('reset', empty);
}
