/**
 * Medical for a person: the questionnaire's page model (see pages.ts) and the addresses of its plain forms (see forms.ts). Types and
 * constants only, so that nothing of the server reaches the browser.
 */
import type { Step } from '@muqarin/rules/medical/questionnaire';
import type { DraftAnswers } from '@muqarin/rules/medical/types';
import type { QuestionPage } from '../question-pages.ts';

export const medicalPaths = {
  /** `?step=<name>`, plus `&returnTo=check` when Change was pressed on the check page. Fields: the step's own
   * (rules/medical/questions); `go=previous` on the Previous button, `go=save` stores without moving on (autosave).
   * The contact step also carries `g-recaptcha-response` and the honeypot `website` (hidden, left empty). */
  questionnaire: '/survey/medical/individual',
  /** Restores what a reset cleared. No fields. */
  undo: '/survey/medical/individual/undo',
  /** Fields: `email`. Mails a link that opens the draft elsewhere. */
  resumeLink: '/survey/medical/individual/resume-link',
  /** No fields: the list of the draft's answers without a contact (decisions X32). */
  pricesFirst: '/survey/medical/individual/prices',
  /** GET: the list. Query: rules/medical/plan-list, and `open` (a plan whose panel is shown). */
  products: '/survey/medical/individual/products',
  /** The products page's own address, as the edit-members panel posts: `members[1][dob_year]`…, `member_count`,
   * `main_emirate`, `category`. */
  members: '/survey/medical/individual/members',
  /** Fields: `product_id`; `return` (path and query on our origin) says where to go back to. */
  toggleCompared: '/survey/medical/individual/compare-toggle',
  /** Field `return`. */
  clearCompared: '/survey/medical/individual/compare-clear',
  /** Fields: `product_ids` (comma list or repeated, decisions M16). GET shows the session's compare set. */
  comparePlans: '/survey/medical/individual/compare-plans',
  /** Fields: `product_id`. Goes on to buyPolicy. */
  select: '/survey/medical/individual/select',
  /** Fields: `product_id`, `premium` (AED as shown), `policy_start_date` (YYYY-MM-DD, or the three parts
   * `policy_start_date[year|month|day]`), `t_and_c_3`, `condition_confirmed` where the plan has a condition (decisions X31). */
  buyPolicy: '/survey/medical/individual/buy-policy',
  /** Fields: `selected_product_ids` (comma list or repeated; empty: the compared plans, and refused without), `email`
   * (empty: the lead's), `return`. */
  emailQuote: '/survey/medical/individual/email-quote',
  /** Agents only. Fields: `selected_product_ids_str` (comma list or repeated), `return`. */
  quotationLines: '/survey/medical/individual/quotation-lines',
  /** PlanDetailModel as JSON for a tile's panel: `?plan=<id>`. */
  planDetail: '/api/medical/individual/plan-detail',
  /** The quote as PDF; `?plans=<comma list>` limits it. */
  quotePdf: '/survey/medical/individual/quote.pdf',
  /** The confirmed policy as PDF. */
  policyPdf: '/survey/medical/individual/policy.pdf',
  /** The compared plans as PDF. */
  comparisonPdf: '/survey/medical/individual/comparison.pdf',
} as const;

/** GET /api/pages/medical/individual/questionnaire?step=<name> */
export interface MedicalQuestionnairePage extends QuestionPage<Step, DraftAnswers> {
  /** Steps of the current path in order. */
  steps: Step[];
  previous: Step | null;
  progress: number;
  /** A reset happened and can be undone (decisions M10). */
  canUndo: boolean;
  /** Change on the check page comes back there. */
  returnTo: 'check' | null;
  /** ISO day in Asia/Dubai, for the date pickers. */
  today: string;
}
