/** What a form is given, and what it shows while and after it is sent. */
import type { Plural } from '@muqarin/rules/plural';
import type { ReactNode } from 'react';
import type { SummaryError } from '@/components/ui/error-summary.tsx';
import type { FormKind } from './form-kinds.ts';

interface Said {
  text: string;
  tone: 'good' | 'bad' | 'plain';
}

export interface FormView {
  /** In the button; null for its own words. */
  label: string | null;
  busy: boolean;
  said: Said | null;
  /** What is wrong, in the order of the form, each with the id of its control. */
  errors?: readonly SummaryError[];
  /** Over all that is wrong. */
  errorsTitle?: string;
}

export interface EnhancedFormProps {
  id: string;
  kind: FormKind;
  action: string;
  className: string | undefined;
  today: string;
  texts: Record<'button' | 'sending' | 'sent' | 'noAnswer', string> & { errors: Plural };
  /** Beside what is said, so that its colour is not all that tells. */
  marks: { good: ReactNode; bad: ReactNode };
  /** What was wrong with a plain post: until the form is sent again. */
  summary: ReactNode;
  children: ReactNode;
}
