'use client';

import type { CaptchaModel } from '@muqarin/bff/contract/pages';
import {
  createContext,
  type FormEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Captcha } from '@/features/questionnaire/steps/captcha.tsx';
import type { QuestionnaireTexts } from '@/features/questionnaire/texts.ts';
import type { CaptchaAnswer } from '@/features/questionnaire/use-submit-lead.ts';

interface FormProps {
  action: string;
  /** The page asks for a captcha, whose answer goes along. */
  captcha: boolean;
  children: ReactNode;
}

const Answer = createContext<CaptchaAnswer | null>(null);

/** A plain form post. Where a captcha is asked for, its answer is waited for and sent with the fields. */
export function WizardForm({ action, captcha, children }: FormProps) {
  const answer: CaptchaAnswer = useRef<Promise<string> | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const busy = useRef(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!captcha || submitter?.getAttribute('value') === 'previous') return;
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    const solved = (await answer.current) ?? '';
    if (field.current) field.current.value = solved;
    form.submit();
  };
  // Back from the next page may show this one as it was left.
  useEffect(() => {
    const again = () => {
      busy.current = false;
    };
    window.addEventListener('pageshow', again);
    return () => window.removeEventListener('pageshow', again);
  }, []);
  return (
    <Answer value={answer}>
      <form method="post" action={action} noValidate onSubmit={submit}>
        {captcha ? <Solved field={field} /> : null}
        {children}
      </form>
    </Answer>
  );
}

/** Named once scripts run: without them the ticket stands in a field of that name. */
function Solved({ field }: { field: { current: HTMLInputElement | null } }) {
  const [runs, setRuns] = useState(false);
  useEffect(() => setRuns(true), []);
  return <input ref={field} type="hidden" name={runs ? 'g-recaptcha-response' : undefined} />;
}

interface CaptchaBoxProps {
  texts: QuestionnaireTexts['captcha'];
  by: CaptchaModel;
  ticket: string | null;
  error: string | undefined;
}

/** The box to tick, in a `WizardForm`. */
export function CaptchaBox(props: CaptchaBoxProps) {
  const own: CaptchaAnswer = useRef<Promise<string> | null>(null);
  return <Captcha {...props} answer={useContext(Answer) ?? own} />;
}
