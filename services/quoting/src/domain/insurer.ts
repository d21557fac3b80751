/** An insurer, the same in every line of business. */
export interface Insurer {
  id: number;
  code: string;
  name: string;
  /** A drawn mark, served as a file: `/logos/<code>.svg`. */
  logo: string;
  /** The registration number shown on the disclosure page (fictional). */
  registration: string;
  facts: InsurerFacts;
}

/** Codes that lists can be filtered by, as `insurers.schema.json` has them; a version from before one was asked for lacks it. */
type InsurerFacts = Readonly<Record<string, string>>;
