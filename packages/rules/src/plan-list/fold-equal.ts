/** Plans whose shown facts are equal, together: by these facts alone. A group stands where its first plan does. */
export function foldEqual<Plan>(
  plans: readonly Plan[],
  factsOf: (plan: Plan) => unknown,
): Plan[][] {
  const byFacts = new Map<string, Plan[]>();
  for (const plan of plans) {
    const facts = JSON.stringify(factsOf(plan));
    const group = byFacts.get(facts);
    if (group) group.push(plan);
    else byFacts.set(facts, [plan]);
  }
  return [...byFacts.values()];
}
