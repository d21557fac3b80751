/** What a group's premium is made of, down to families and people. Types and constants only. */
import type { MemberPart } from '@muqarin/rules/medical-corporate/census/member-shares';
import { corporateRoutes } from '@muqarin/rules/medical-corporate/pages';
import type { PicturePart } from '@muqarin/rules/medical-corporate/price-picture';

export const premiumPaths = {
  /** GET: the page. Query: `category`, `from` (how many families are passed over), `policy` (the reference of one's own policy). */
  premiums: corporateRoutes.premiums,
  /** GET, the same query: its model; Redirect where nothing is chosen yet. */
  model: '/api/pages/medical-corporate/premiums',
} as const;

export interface PersonPremium {
  /** Of the staff list; dependants who are only counted have that of their employee. */
  row: number;
  /** As the list calls them; empty where it does not. */
  number: string;
  name: string;
  fils: number;
  /** Sum to `fils`. */
  parts: MemberPart[];
}

export interface FamilyPremium {
  /** Row of the employee. */
  row: number;
  /** Of its people in this category. */
  fils: number;
  people: PersonPremium[];
}

/** Why a category is told by its bands alone. */
export type NobodyKnown = 'no_list' | 'other_counts';

/** Of one category at a time. */
export interface GroupPremiumsPage {
  reference: string;
  /** Null before the purchase. */
  policyReference: string | null;
  categories: { category: number; planName: string; insurerName: string; netFils: number }[];
  category: number;
  picture: { category: number; netFils: number; parts: PicturePart[] };
  /** Of the plan, by their place in `parts`. */
  variants: { name: string }[];
  /** Null where the families are there. */
  nobody: NobodyKnown | null;
  families: FamilyPremium[];
  familyCount: number;
  personCount: number;
  /** How many families are passed over, and how many a page shows. */
  from: number;
  most: number;
}
