import { answerOk } from '../answer-ok.ts';
import { usePhase } from '../use-phase.ts';

export interface MailCall {
  /** Nobody to mail it to yet: the plain post leads to the contact step and comes back (decisions X32). */
  contactFirst: boolean;
  /** The document's delay, after which the button says again what it does; null where the outcome stays. */
  resetMs: number | null;
  /** Whether it can be sent; says itself why not. */
  mayGo: () => boolean;
  /** Throws, or answers in the documents' way, when it failed. */
  call: () => Promise<object>;
}

/** What is mailed by a press: once at a time, and where no contact was left by the plain form alone. */
export function useMailing({ contactFirst, resetMs, mayGo, call }: MailCall) {
  const [phase, setPhase] = usePhase(resetMs);
  const onPress = async (event: React.SyntheticEvent) => {
    if (contactFirst) return;
    event.preventDefault();
    if (!mayGo() || phase === 'busy') return;
    setPhase('busy');
    try {
      setPhase(answerOk(await call()) ? 'done' : 'failed');
    } catch {
      setPhase('failed');
    }
  };
  return { phase, onPress, rest: () => setPhase('rest') };
}
