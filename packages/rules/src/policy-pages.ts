/** The page of a policy that was bought, in each line that has one. */
export const policyRoutes = {
  medical: '/survey/medical/individual/policy',
  'medical-corporate': '/survey/medical/corporate/policy',
  motor: '/survey/motor/policy',
} as const;

export type PolicyLine = keyof typeof policyRoutes;

/** `reference`: the policy's; of a car the order's. */
export function policyPath(line: PolicyLine, reference: string): string {
  return `${policyRoutes[line]}/${encodeURIComponent(reference)}`;
}

/** Where its end is asked for, and what is paid back said before. */
export function cancelPath(line: PolicyLine, reference: string): string {
  return `${policyPath(line, reference)}/cancel`;
}

/** Where next year's price of a person's cover is explained, on the policy's page, and asked for. */
export function yearsPath(reference: string): string {
  return `${policyPath('medical', reference)}#what-changed`;
}

export function renewPath(reference: string): string {
  return `${policyPath('medical', reference)}/renew`;
}

/** Where people join or leave a group. */
export function changePath(reference: string): string {
  return `${policyPath('medical-corporate', reference)}/change`;
}

/** The paper of a change of a group. */
export function endorsementPath(reference: string, number: number): string {
  return `${policyPath('medical-corporate', reference)}/changes/${number}/endorsement.pdf`;
}
