/** Each question is declared once, with the keys of its texts: every key stands in the messages of both languages. */

import { figureControls } from '@muqarin/rules/general/figures';
import { generalPages } from '@muqarin/rules/general/questionnaire';
import { generalWizard } from '@muqarin/rules/general/questions';
import { questionnaire as medicalGraph, type Step } from '@muqarin/rules/medical/questionnaire';
import { medicalQuestions, memberControls, whoControls } from '@muqarin/rules/medical/questions';
import { corporateSteps } from '@muqarin/rules/medical-corporate/questionnaire';
import { corporateQuestions } from '@muqarin/rules/medical-corporate/questions';
import { type MotorStep, motorQuestionnaire } from '@muqarin/rules/motor/questionnaire';
import { motorQuestions } from '@muqarin/rules/motor/questions';
import type { Control } from '@muqarin/rules/questions/control';
import { describe, expect, it } from 'vitest';
import { textByKey } from '../lib/text-by-key.ts';
import arMedical from '../messages/ar/medical-questionnaire.json' with { type: 'json' };
import arMotor from '../messages/ar/motor-questionnaire.json' with { type: 'json' };
import arCorporate from '../messages/ar/page/corporate-questions.json' with { type: 'json' };
import arGeneral from '../messages/ar/page/general.json' with { type: 'json' };
import arMembers from '../messages/ar/page/medical-plans.json' with { type: 'json' };
import arCommon from '../messages/ar/questionnaire.json' with { type: 'json' };
import enMedical from '../messages/en/medical-questionnaire.json' with { type: 'json' };
import enMotor from '../messages/en/motor-questionnaire.json' with { type: 'json' };
import enCorporate from '../messages/en/page/corporate-questions.json' with { type: 'json' };
import enGeneral from '../messages/en/page/general.json' with { type: 'json' };
import enMembers from '../messages/en/page/medical-plans.json' with { type: 'json' };
import enCommon from '../messages/en/questionnaire.json' with { type: 'json' };

const medicalSteps = Object.keys(medicalGraph.ways) as Step[];
const motorSteps = Object.keys(motorQuestionnaire.ways) as MotorStep[];
const lines = {
  medical: {
    keys: [
      ...wordsOf(medicalSteps, (step) => medicalQuestions.words(step, { members: [] })),
      ...wordsOf(medicalSteps, (step) =>
        medicalQuestions.words(step, { member_count: 2, members: [] }),
      ),
      ...keysOf([
        ...medicalSteps.flatMap((step) => medicalQuestions.controls(step, { members: [] })),
        ...memberControls('self', 0),
        ...memberControls('self', 1),
      ]),
    ],
    trees: [
      [enMedical, enCommon],
      [arMedical, arCommon],
    ],
  },
  motor: {
    keys: [
      ...wordsOf(motorSteps, (step) => motorQuestions.words(step, {})),
      ...keysOf(motorSteps.flatMap((step) => motorQuestions.controls(step, {}))),
    ],
    trees: [
      [enMotor, enCommon],
      [arMotor, arCommon],
    ],
  },
  groups: {
    keys: [
      ...wordsOf(corporateSteps, (step) => corporateQuestions.words(step, {})),
      ...keysOf(corporateSteps.flatMap((step) => corporateQuestions.controls(step, {}))),
    ],
    trees: [
      [enCorporate, enCommon],
      [arCorporate, arCommon],
    ],
  },
  'the editor of members': {
    keys: keysOf([
      ...whoControls,
      ...memberControls('self', 0, 'lists'),
      ...memberControls('self', 1, 'lists'),
    ]).filter((key) => !key.startsWith('aside.')),
    trees: [[enMembers], [arMembers]],
  },
  general: {
    keys: [
      ...wordsOf(generalPages, (step) => generalWizard.words(step, {})),
      ...keysOf([
        ...generalPages.flatMap((step) => generalWizard.controls(step, {})),
        ...figureControls(['turnover', 'sum_insured', 'contract_value']),
      ]),
    ],
    trees: [
      [enGeneral, enCommon],
      [arGeneral, arCommon],
    ],
  },
};

describe.each(Object.entries(lines))('the questions of %s', (_line, { keys, trees }) => {
  it('have every text in English and in Arabic', () => {
    expect(keys.length).toBeGreaterThan(5);
    for (const tree of trees) for (const key of keys) expect(textByKey(...tree)(key)).not.toBe('');
  });
});

it('does not pass over a key that stands nowhere', () => {
  expect(() => textByKey(enMotor, enCommon)('dob.nothing')).toThrow('no text dob.nothing');
});

type Words = Record<'title' | 'help', string> & Record<'onward' | 'sending', string | undefined>;

/** Of what each page says. */
function wordsOf<Step>(steps: readonly Step[], words: (step: Step) => Words): string[] {
  const keys = steps.flatMap((step) => Object.values(words(step)));
  return keys.filter((key) => key !== undefined);
}

function keysOf<Draft>(controls: readonly Control<Draft>[]): string[] {
  return controls.flatMap((control) => {
    const named = [
      ...Object.entries(control).flatMap(([name, value]) =>
        ['label', 'hint', 'filter', 'said'].includes(name) ? [value] : [],
      ),
      ...('options' in control && typeof control.options === 'object'
        ? control.options.flatMap((row) => [row.text, row.hintText, row.said])
        : []),
    ];
    return named.filter((key): key is string => typeof key === 'string');
  });
}
