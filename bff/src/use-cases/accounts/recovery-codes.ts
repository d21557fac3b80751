import type { Session } from '../../session/session-plugin.ts';

/** New recovery codes are shown on one page, once. */
export async function takeRecoveryCodes(session: Session): Promise<string[]> {
  const { recoveryCodes } = session.data;
  if (!recoveryCodes) return [];
  await session.update(({ recoveryCodes: _shown, ...data }) => data);
  return recoveryCodes;
}
