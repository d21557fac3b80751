/** What the comparison shows of any line of insurance: medical's and motor's page models both fit. */
export interface ComparedPlan {
  id: number;
  name: string;
  insurerName: string;
  logo: string;
  netFils: number;
  grossFils: number;
  cells: { covered: boolean; text: string; note?: string | undefined; best: boolean }[];
}

export interface Compared {
  columns: ComparedPlan[];
  /** Rows of section `price` stand under the premium against the lowest. */
  rows: {
    section: 'price' | 'where' | 'pay' | 'cover';
    label: string;
    help: string;
    same: boolean;
  }[];
}
