/** Words of a catalogue in Arabic, as the plans and orders of an event bring them; none in events from before they did. */
interface Named {
  arabic: Readonly<Record<string, string>>;
}

interface Offered {
  plan?: Named | undefined;
}

interface Telling extends Partial<Named> {
  plan?: Named | undefined;
  /** Of a policy that changes. */
  policy?: Named | undefined;
  /** Of a quote a plan with its terms, of an order the plan itself. */
  offer?: Offered | Named | undefined;
  offers?: readonly Offered[];
  /** Of a quotation. */
  plans?: readonly Partial<Named>[];
}

export function arabicIn(data: object): Record<string, string> {
  const { plan, policy, offer, offers = [], plans = [], arabic }: Telling = data;
  const ofOffer = offer && ('arabic' in offer ? offer : offer.plan);
  const named = [
    plan,
    policy,
    ofOffer,
    ...offers.map((each) => each.plan),
    ...plans,
    arabic && { arabic },
  ];
  return Object.assign({}, ...named.map((each) => each?.arabic ?? {})) as Record<string, string>;
}
