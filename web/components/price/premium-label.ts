/** The label over a net premium: one figure everywhere, the sum of the members (decisions M63). */
export function premiumLabel(memberCount: number): string {
  return memberCount === 1 ? 'Net, per person per year' : `Net per year, ${memberCount} persons`;
}
