/** A group's proposal as its board reads it, by a link. Page model and addresses; types and constants only. */
import { corporateRoutes } from '@muqarin/rules/medical-corporate/pages';

const { proposal } = corporateRoutes;

export const boardPaths = {
  /** GET, query `link`: the token of the address. 404 when it opens nothing. */
  model: '/api/pages/medical-corporate/proposal',
  /** GET: as a file, by the same link. */
  file: (token: string, form: 'pdf' | 'xlsx'): `/${string}` =>
    `${proposal}/${token}/proposal.${form}`,
} as const;

export interface BoardPlan {
  category: number;
  members: number;
  /** With variants: `123dattgl4-7`. */
  plan: string;
  name: string;
  insurerName: string;
  tpaName: string;
  networkName: string;
  annualLimit: string;
  variants: string[];
  conditions: string[];
  logo: string;
  netFils: number;
  /** Sum to the premium. */
  premium: { label: string; note: string; amountFils: number }[];
}

export interface BoardOption {
  option: number;
  plans: BoardPlan[];
  netFils: number;
  vatFils: number;
  grossFils: number;
  otherPair: boolean;
}

/** GET …/proposal?link=<token> */
export interface GroupProposalPage {
  reference: string;
  /** ISO instant. */
  madeAt: string;
  /** ISO day. */
  validUntil: string;
  emirateId: number;
  categories: { number: number; employees: number; members: number; lsb: number }[];
  options: BoardOption[];
  /** Categories whose options have the same plans share a table: a value for each column, null is not covered. */
  covers: {
    categories: number[];
    columns: { option: number; name: string; insurerName: string }[];
    rows: { name: string; values: (string | null)[] }[];
  }[];
  /** Benefits of the tables that a plan does not have. */
  notCovered: { plan: string; name: string; insurerName: string; benefits: string[] }[];
  /** What the premiums stand on, and how long and how far they hold: a sentence each. */
  restsOn: string[];
  pdf: string;
  xlsx: string;
}
