/** The papers of a plan (S0 2, decisions M56): one says what each benefit or cover pays, the other what the wording says of it. */
import type { PlanPaper } from '@muqarin/quoting/contract/catalogue';
import type { MotorPlanPaper } from '@muqarin/quoting/contract/motor/paper';
import type { PaperDraft } from '../../locale/papers.ts';
import { tableOfBenefits } from '../medical/papers/cover-table.ts';
import { wordingSummary } from '../medical/papers/wording.ts';
import { tableOfCover } from '../motor/papers/cover-table.ts';
import { motorWording } from '../motor/papers/wording.ts';

export function planDocument(plan: PlanPaper): PaperDraft {
  return plan.kind === 'wording' ? wordingSummary(plan) : tableOfBenefits(plan);
}

export function motorPlanDocument(plan: MotorPlanPaper): PaperDraft {
  return plan.kind === 'wording' ? motorWording(plan) : tableOfCover(plan);
}
