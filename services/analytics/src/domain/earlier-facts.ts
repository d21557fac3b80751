/** Facts that an earlier version wrote, when each line of insurance had kinds of its own, as they are written now. */
import type { Fact, Facts } from './facts.ts';

const ofNoLine = ['lead', 'upload', 'refused_upload'];
const motor = 'motor_';

export function presentFacts(stored: Readonly<Record<string, object>>): Facts {
  return Object.fromEntries(
    Object.entries(stored).map(([id, fact]) => [id, presentFact(fact as { kind: string })]),
  );
}

function presentFact(stored: { kind: string }): Fact {
  const { kind } = stored;
  if ('line' in stored || ofNoLine.includes(kind)) return stored as Fact;
  const isMotor = kind.startsWith(motor);
  return {
    // Medical mails went to nobody but the shopper.
    ...(kind === 'mail' ? { audience: 'shopper' } : {}),
    ...stored,
    kind: isMotor ? kind.slice(motor.length) : kind,
    line: isMotor ? 'motor' : 'medical',
  } as Fact;
}
