/** The drawn scenes that content and pages may name: the files of public/scenes. */
export const sceneNames = [
  'car',
  'card',
  'clinic',
  'dhow',
  'done',
  'family',
  'road',
  'shop',
  'skyline',
] as const;
export type SceneName = (typeof sceneNames)[number];
