/** What a form is given, and what it shows while and after it is sent. */
import type { ReactNode } from 'react';
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
}

export interface EnhancedFormProps {
  id: string;
  kind: FormKind;
  action: string;
  className: string | undefined;
  today: string;
  texts: { button: string; sending: string; sent: string; noAnswer: string };
  /** Beside what is said, so that its colour is not all that tells. */
  marks: { good: ReactNode; bad: ReactNode };
  children: ReactNode;
}
