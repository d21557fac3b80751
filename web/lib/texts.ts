import questionnaire from '../messages/en/questionnaire.json' with { type: 'json' };
import shell from '../messages/en/shell.json' with { type: 'json' };

/** The message files by area; one folder a language. */
const english = { questionnaire, shell };

export type Texts = typeof english;

/** The texts of the reader's language: for the server only, scripts get their strings as props. */
export function textsOf<Area extends keyof Texts>(area: Area): Texts[Area] {
  return english[area];
}
