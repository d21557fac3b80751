/** The members of an object's text, without its braces. */
export function inside(object: object): string {
  return JSON.stringify(object).slice(1, -1);
}
