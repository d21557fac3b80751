'use client';

import { saveFields } from '@muqarin/bff/contract/forms';
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
import { Captcha } from '@/features/captcha/captcha.tsx';
import type { CaptchaAnswer } from '@/features/captcha/captcha-answer.ts';
import type { Fields } from '@/lib/post-form.ts';
import { textsIn, useFormFields } from '@/lib/use-form-fields.ts';
import { enterGoesOn, fillSums } from './helping-hands.ts';
import type { QuestionnaireTexts } from './texts.ts';
import { useAutosave, useSaving } from './use-saving.ts';

interface FormProps {
  action: string;
  csrfToken: string;
  /** The page shows what was typed and refused. */
  refused: boolean;
  /** The page asks for a captcha, whose answer goes along. */
  captcha: boolean;
  /** Sends the last page with a call instead of the form's own post. The captcha's answer is still under way, null where nobody ticked it. */
  onSend?: (fields: Fields, solved: Promise<string> | null) => Promise<void>;
  children: ReactNode;
}

const Answer = createContext<CaptchaAnswer | null>(null);

/**
 * A plain form post, whose answers are saved as they are given. Where a captcha is asked for, its answer is waited for and sent
 * with the fields.
 */
export function WizardForm(props: FormProps) {
  const { action, csrfToken, refused, captcha, onSend, children } = props;
  const answer: CaptchaAnswer = useRef<Promise<string> | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const busy = useRef(false);
  const { form, fields } = useFormFields();
  const saving = useSaving(csrfToken, () => {});
  const typed = useAutosave(saving, { sheet: 0, address: action, refused }, form, fields);
  // The post that the browser makes says what the page knew, as those behind it do.
  const leaving = useRef(false);
  useEffect(() => {
    const tell = ({ formData }: FormDataEvent) => {
      if (!leaving.current) return;
      leaving.current = false;
      const stamped = saving.stamp({ [saveFields.was]: saving.autosave.known() });
      saving.autosave.begin(textsIn(formData));
      for (const [name, value] of Object.entries(stamped)) formData.set(name, value);
    };
    const watched = form.current;
    watched?.addEventListener('formdata', tell);
    return () => watched?.removeEventListener('formdata', tell);
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    leaving.current = true;
    if (!captcha || submitter?.getAttribute('value') === 'previous') return;
    leaving.current = false;
    const sent = event.currentTarget;
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    if (onSend) {
      saving.autosave.flush();
      await saving.settled();
      await onSend(fields(), answer.current);
      busy.current = false;
      return;
    }
    const solved = (await answer.current) ?? '';
    if (field.current) field.current.value = solved;
    leaving.current = true;
    sent.submit();
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
      <form
        ref={form}
        method="post"
        action={action}
        noValidate
        onSubmit={submit}
        onKeyDown={enterGoesOn}
        onChange={(event) => {
          fillSums(event.currentTarget, event.target);
          typed();
        }}
      >
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
