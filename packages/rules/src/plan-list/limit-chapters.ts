/**
 * The chapters of a list of health plans, by the plan's annual limit: a fact of every plan, with bounds that anybody can check. They
 * stand on the page How we rank too.
 */
export const limitChapters = [
  { code: 'basic', upToAed: 250_000 },
  { code: 'middle', upToAed: 1_000_000 },
  { code: 'high', upToAed: null },
] as const;

export type LimitChapter = (typeof limitChapters)[number]['code'];

export const limitChapterCodes = limitChapters.map(({ code }) => code);

export function chapterOf(limitAed: number): LimitChapter {
  const found = limitChapters.find(({ upToAed }) => upToAed === null || limitAed <= upToAed);
  return found?.code ?? 'high';
}
