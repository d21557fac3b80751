/** Whether a text is written in Arabic letters. */
export function isArabic(text: string): boolean {
  return /[\u0600-\u06ff]/.test(text);
}

/** What is put into an Arabic sentence keeps its own direction (Unicode UAX 9, first strong isolate). */
export function isolated(value: string): string {
  return `\u2068${value}\u2069`;
}
