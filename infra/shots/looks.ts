/** In how many ways a page is looked at. */

export interface Look {
  width: number;
  scheme: 'light' | 'dark';
  language: 'en' | 'ar';
}

const widths = [390, 1280];
const schemes = ['light', 'dark'] as const;
const languages = ['en', 'ar'] as const;

export const allLooks: readonly Look[] = widths.flatMap((width) =>
  schemes.flatMap((scheme) => languages.map((language) => ({ width, scheme, language }))),
);

/** Such as `390 dark ar`: on the command line and in the names of files. */
export function lookName({ width, scheme, language }: Look): string {
  return `${width} ${scheme} ${language}`;
}

/** Throws for a name that is none of theirs. */
export function looksOf(names: readonly string[]): Look[] {
  return names.map((name) => {
    const look = allLooks.find((each) => lookName(each) === name.trim());
    if (look) return look;
    throw new Error(`"${name}" is none of: ${allLooks.map(lookName).join(', ')}`);
  });
}
