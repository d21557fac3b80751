/** An insurer, the same in every line of business. */
export interface Insurer {
  id: number;
  code: string;
  name: string;
  /** A drawn mark, served as a file: `/logos/<code>.svg`. */
  logo: string;
  /** The registration number shown on the disclosure page (fictional). */
  registration: string;
}
