/**
 * The chapters of the medical list, by the plan's annual limit: a fact of every plan, with bounds that anybody can check. They
 * stand on the page How we rank too.
 */
export const medicalChapters = [
  { code: 'basic', upToAed: 250_000 },
  { code: 'middle', upToAed: 1_000_000 },
  { code: 'high', upToAed: null },
] as const;

export type MedicalChapter = (typeof medicalChapters)[number]['code'];

export function chapterOf(limitAed: number): MedicalChapter {
  const found = medicalChapters.find(({ upToAed }) => upToAed === null || limitAed <= upToAed);
  return found?.code ?? 'high';
}
