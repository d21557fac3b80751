/** A try of UAE PASS that is under way: one browser's, for ten minutes, and once over all copies. */
import type { Bff } from '../../parts.ts';
import type { UaePassTry } from '../../session/session-data.ts';
import type { Session } from '../../session/session-plugin.ts';

/** As long as its code is good. */
const goodSeconds = 10 * 60;

export async function keepTry(
  { steadyNow }: Pick<Bff, 'steadyNow'>,
  session: Session,
  begun: Omit<UaePassTry, 'at'>,
): Promise<void> {
  const uaePass = { ...begun, at: steadyNow().getTime() };
  await session.update((data) => ({ ...data, uaePass }));
}

/** Null where this browser began none, or did too long ago, or has had its answer. */
export async function takeTry(
  { keyValue, steadyNow }: Pick<Bff, 'keyValue' | 'steadyNow'>,
  session: Session,
): Promise<UaePassTry | null> {
  const { uaePass } = session.data;
  if (!uaePass) return null;
  await session.update(({ uaePass: _taken, ...data }) => data);
  const age = (steadyNow().getTime() - uaePass.at) / 1000;
  if (age < 0 || age > goodSeconds) return null;
  // Of two requests that read the session at once, one has it.
  const isFirst = await keyValue.take(`bff:uae-pass:${uaePass.state}`, goodSeconds * 2);
  return isFirst ? uaePass : null;
}
