/** What a passkey is to sign: one browser's, for some minutes, and once over all copies. */
import type { Bff } from '../../parts.ts';
import type { SessionData } from '../../session/session-data.ts';
import type { Session } from '../../session/session-plugin.ts';

type Use = NonNullable<SessionData['challenge']>['use'];

/** A person finds their phone, and no more. */
const goodSeconds = 5 * 60;

export async function keepChallenge(
  { steadyNow }: Pick<Bff, 'steadyNow'>,
  session: Session,
  { text, use }: { text: string; use: Use },
): Promise<void> {
  const at = steadyNow().getTime();
  await session.update((data) => ({ ...data, challenge: { text, use, at } }));
}

/** Null where this browser was given none for that, too long ago, or where it was answered. */
export async function takeChallenge(
  { keyValue, steadyNow }: Pick<Bff, 'keyValue' | 'steadyNow'>,
  session: Session,
  use: Use,
): Promise<string | null> {
  const { challenge } = session.data;
  if (challenge?.use !== use) return null;
  await session.update(({ challenge: _taken, ...data }) => data);
  const age = (steadyNow().getTime() - challenge.at) / 1000;
  if (age < 0 || age > goodSeconds) return null;
  // Of two requests that read the session at once, one has it.
  const isFirst = await keyValue.take(`bff:challenge:${challenge.text}`, goodSeconds * 2);
  return isFirst ? challenge.text : null;
}
