import { advanceMotor, type MotorJourney, newJourney } from '../src/motor/journey.ts';
import { type MotorStep, motorProgress } from '../src/motor/questionnaire.ts';
import { motorQuestions } from '../src/motor/questions.ts';

export const today = { year: 2026, month: 11, day: 21 };

/** One person's answers as the plain forms post them, whichever steps are asked. */
export type Answers = Record<string, string>;

export const saloon: Answers = {
  make_id: '3',
  manf_year: '2021',
  model_id: '31',
  variant_id: '311',
  is_vehicle_new: '0',
  reg_year: '2021',
  reg_month: '2',
  reg_day: '28',
  dob_year: '1991',
  dob_month: '3',
  dob_day: '14',
  uae_drive_exp: '5',
  nationality_id: '105',
  is_insured: 'yes',
  policy_exp_year: '2026',
  policy_exp_month: '10',
  policy_exp_day: '1',
  vehicle_test_cert: '1',
  is_comprehensive: '1',
  is_agency_repair: '0',
  is_gcc_spec: '1',
  is_claims: '3',
  emirate: 'Dubai',
  name: 'Noura Al Hammadi',
  email: 'noura@example.com',
  mobile: '0501234567',
  dial_code: '+971',
  chassis_no: 'JTDBR32E720012345',
};

export interface Walk {
  journey: MotorJourney;
  visited: MotorStep[];
  progress: number[];
  notices: number;
  end: 'done' | 'find_car';
}

/** Answers every page that opens until the questionnaire ends; throws at an answer refused. */
export function walk(answers: Answers, start: MotorJourney = newJourney): Walk {
  const result: Walk = { journey: start, visited: [], progress: [], notices: 0, end: 'done' };
  for (let turns = 0; turns < 50; turns++) {
    const { step } = result.journey;
    result.visited.push(step);
    result.progress.push(motorProgress(step));
    if (step === 'find_car') return { ...result, end: 'find_car' };
    const moved = answerPage(result, step, answers);
    if (moved.errors.length > 0) throw new Error(`${step}: ${JSON.stringify(moved.errors)}`);
    result.journey = moved.journey;
    if (moved.outcome === 'done') return result;
  }
  throw new Error(`no end: ${result.visited.join(' ')}`);
}

function answerPage(result: Walk, step: MotorStep, answers: Answers) {
  const moved = advanceMotor(result.journey, step, motorQuestions.read(step, answers), today);
  if (moved.outcome !== 'notice') return moved;
  result.notices += 1;
  const noted = motorQuestions.read(step, { ...answers, claims_noted: '1' });
  return advanceMotor(moved.journey, step, noted, today);
}
