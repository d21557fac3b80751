/** What a device's count of uses tells. Passkeys that are kept in step over devices always say 0. */
export function isCountSound(before: number, now: number): boolean {
  return (before === 0 && now === 0) || now > before;
}

/** More than anybody has devices. */
export const mostPasskeys = 20;
