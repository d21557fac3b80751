import { textsOf } from './texts.ts';

/** The title of a page whose form was refused says so (brand.md, Error summary). */
export function errorTitle(title: string, errors: readonly unknown[]): string {
  return (errors.length > 0 ? textsOf('questionnaire').errorPrefix : '') + title;
}
