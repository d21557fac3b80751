'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import type { ErrorSummary } from '@/components/ui/error-summary.tsx';
import { afterFrame } from '@/lib/after-frame.ts';
import type { EnhancedFormProps, FormView } from './form-view.ts';
import css from './leads.module.css';

const open: FormView = { label: null, busy: false, said: null };
const none: NonNullable<FormView['errors']> = [];

/** A plain form whose outcome is shown in place; how each kind behaves is loaded when it is first touched. */
export function EnhancedForm({ children, className, summary, ...form }: EnhancedFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const [view, setView] = useState(open);
  // Loaded with the rest of what a press needs; null until one was made.
  const [Summary, setSummary] = useState<typeof ErrorSummary | null>(null);
  // Back from the next page may show this one as it was left.
  useEffect(() => {
    const again = () => {
      busy.current = false;
      setView(open);
    };
    window.addEventListener('pageshow', again);
    return () => window.removeEventListener('pageshow', again);
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy.current || !element.current) return;
    busy.current = true;
    const target = element.current;
    void Promise.all([load(), import('@/components/ui/error-summary.tsx')])
      .then(([{ sendForm }, parts]) => {
        setSummary(() => parts.ErrorSummary);
        return sendForm(target, form, setView);
      })
      .catch(() => setView({ ...open, said: { text: form.texts.noAnswer, tone: 'bad' } }))
      .finally(() => {
        busy.current = false;
      });
  };
  const { label, said, errors = none, errorsTitle = '' } = view;
  return (
    <form
      ref={element}
      id={form.id}
      method="post"
      action={form.action}
      className={className}
      onSubmit={submit}
      onFocus={() => afterFrame(() => void load())}
      onBlur={({ target }) => void load().then(({ adviseOn }) => adviseOn(target, form))}
      noValidate
    >
      {Summary ? <Summary title={errorsTitle} errors={errors} /> : summary}
      {children}
      <p className={`${css.said} ${said ? css[said.tone] : ''}`} role="status">
        {said && said.tone !== 'plain' ? form.marks[said.tone] : null}
        {said?.text}
      </p>
      <Button wide disabled={view.busy} aria-busy={view.busy}>
        {label ?? form.texts.button}
      </Button>
    </form>
  );
}

const load = () => import('./send-form.ts');
