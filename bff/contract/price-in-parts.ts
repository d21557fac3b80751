/** A price taken apart: what each rate and factor adds for each person, or for the car. */
export interface PriceInParts {
  netFils: number;
  vatFils: number;
  grossFils: number;
  members: {
    member: number;
    age: number;
    netFils: number;
    lines: { code: string; label: string; why: string; kind: string; amountFils: number }[];
  }[];
}
