/** What was typed into a form; its files are left out. */
export function textsIn(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => {
      return typeof entry[1] === 'string';
    }),
  );
}
