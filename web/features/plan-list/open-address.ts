/** The list with the details of one plan open, for pages without JavaScript. */
export function openAddress(list: string, planId: number, tab: string): string {
  return `${list}${list.includes('?') ? '&' : '?'}open=${planId}&tab=${tab}#plan-${planId}`;
}
