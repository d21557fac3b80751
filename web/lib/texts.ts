import glossary from '../messages/en/glossary.json' with { type: 'json' };
import home from '../messages/en/home.json' with { type: 'json' };
import howWeRank from '../messages/en/how-we-rank.json' with { type: 'json' };
import motorHelp from '../messages/en/motor-help.json' with { type: 'json' };
import motorQuestionnaire from '../messages/en/motor-questionnaire.json' with { type: 'json' };
import questionnaire from '../messages/en/questionnaire.json' with { type: 'json' };
import shell from '../messages/en/shell.json' with { type: 'json' };
import sponsor from '../messages/en/sponsor.json' with { type: 'json' };
import staff from '../messages/en/staff.json' with { type: 'json' };
import thankYou from '../messages/en/thank-you.json' with { type: 'json' };
import workbench from '../messages/en/workbench.json' with { type: 'json' };

/** The message files by area; one folder a language. */
const english = {
  glossary,
  home,
  'how-we-rank': howWeRank,
  'motor-help': motorHelp,
  'motor-questionnaire': motorQuestionnaire,
  questionnaire,
  shell,
  sponsor,
  staff,
  'thank-you': thankYou,
  workbench,
};

export type Texts = typeof english;

/** The texts of the reader's language: for the server only, scripts get their strings as props. */
export function textsOf<Area extends keyof Texts>(area: Area): Texts[Area] {
  return english[area];
}
