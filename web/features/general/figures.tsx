import { employeeControls } from '@muqarin/rules/general/employees';
import { figureControls } from '@muqarin/rules/general/figures';
import type { Figure } from '@muqarin/rules/general/insurance-types';
import type { GeneralDraft } from '@muqarin/rules/general/types';
import fieldCss from '@/components/ui/field.module.css';
import type { Asked } from '@/features/questions/steps/asked.ts';
import { Controls } from '@/features/questions/steps/controls.tsx';
import type { NamedError } from '@/lib/field-names.ts';
import { textByKey } from '@/lib/text-by-key.ts';
import { textsOf } from '@/lib/texts.ts';
import { t } from './texts.ts';

interface Given {
  answers: GeneralDraft;
  typed: Readonly<Record<string, string>>;
  errors: readonly NamedError[];
}

/** The fields of these figures, with what is known of them and what is wrong. */
export function Figures({ figures, page }: { figures: readonly Figure[]; page: Given }) {
  const lists = [figures.includes('employees') ? employeeControls : [], figureControls(figures)];
  const asked = givenOf(page);
  return lists
    .filter((controls) => controls.length > 0)
    .map((controls) => (
      <div key={controls[0]?.name} className={fieldCss.fields}>
        <Controls of={controls} asked={asked} />
      </div>
    ));
}

/** What a page with questions of this line knows. */
function givenOf({ answers, typed, errors }: Given): Asked<GeneralDraft> {
  const common = textsOf('questionnaire');
  return { draft: answers, typed, errors, text: textByKey(t, common), contact: common.contact };
}
