/**
 * Buying for a group: page models (see ../pages.ts) and the addresses of plain forms (see ../forms.ts). Types and constants only,
 * so that nothing of the server reaches the browser. Amounts are integer fils.
 */
import { corporateCalls } from '@muqarin/rules/medical-corporate/calls';
import { corporateRoutes } from '@muqarin/rules/medical-corporate/pages';
import type { GroupDocumentField } from '@muqarin/rules/medical-corporate/uploads';
import type { FieldError } from '../field-error.ts';
import type { SlotModel } from '../file-slots.ts';
import type { AcceptedElsewhere } from '../quotation-pages.ts';

const { products, buyPolicy, documents, thankYou } = corporateRoutes;

export const corporatePurchasePaths = {
  /** Buy of the premium summary. Field `premium`: the net of all in AED, as it was shown. Goes on to buyPolicy. */
  buy: `${products}/buy`,
  /**
   * Fields: `plans` (by category, rules/medical-corporate/picks-wire), `premium` (AED as shown), `policy_start_date` (YYYY-MM-DD, or its
   * three parts), `t_and_c_3`, `condition_confirmed` where a plan has a condition (decisions X31).
   */
  buyPolicy,
  documents,
  /** Multipart: the two files. `remove` names a slot whose file is taken away instead. The documented call answers JSON. */
  sendDocuments: corporateCalls.documents.path,
  /** GET: the policy's schedule as PDF. */
  policyPdf: '/survey/medical/corporate/policy.pdf',
  thankYou,
} as const;

/** A category as it is bought. */
export interface BoughtCategory {
  /** 0: the group has no categories. */
  category: number;
  planName: string;
  members: number;
  netFils: number;
}

/** GET /api/pages/medical-corporate/buy-policy; Redirect without a plan for each category, and after the purchase. */
export interface CorporateBuyPage {
  reference: string;
  validUntil: string;
  insurerName: string;
  logo: string;
  tpaName: string;
  memberCount: number;
  /** Sum to `netFils`. */
  categories: BoughtCategory[];
  netFils: number;
  vatFils: number;
  grossFils: number;
  conditions: string[];
  /** What the form says was seen: `plans`. */
  plans: string;
  /** As the documented call carries it: category, plan, bifurcation (S0 3, 7). */
  wire: Record<string, Record<string, unknown>>;
  contact: { name: string; email: string; phone: string };
  /** ISO days. */
  firstStart: string;
  lastStart: string;
  chosenStart: string;
  /** What was accepted in a quotation at another price; null where there is none. */
  accepted: AcceptedElsewhere | null;
  errors: FieldError[];
  warning: string | null;
}

/** A paper that an insurer asks for; `arrived` is null where it asks the employer for it itself. */
export interface Requirement {
  name: string;
  arrived: boolean | null;
}

/** GET /api/pages/medical-corporate/submit-documents; Redirect before the purchase. */
export interface CorporateDocumentsPage {
  policyReference: string;
  insurerName: string;
  planNames: string[];
  memberCount: number;
  /** ISO day. */
  startDate: string;
  slots: (SlotModel & { field: GroupDocumentField })[];
  /** What its insurer asks for before it issues the policy. */
  requirements: Requirement[];
  /** The staff list that was filled in is not in the policy; null where it is, or where there was none. */
  warning: string | null;
  /** They went to the insurer: what is sent again takes their place. */
  submitted: boolean;
  errors: FieldError[];
}
