/** Of a quote's plans: those that were compared, and the one that was chosen to be bought. */
export function isChosen(
  { comparedPlanIds, selectedPlanId }: { comparedPlanIds: number[]; selectedPlanId: number | null },
  planId: number,
): boolean {
  return planId === selectedPlanId || comparedPlanIds.includes(planId);
}
