'use client';

import { type ReactNode, useEffect, useState } from 'react';
import type { ErrorSummary, SummaryError } from './error-summary.tsx';

interface SummaryLaterProps {
  title: string;
  /** Found in the browser. */
  errors: readonly SummaryError[];
  /** What the server drew of a refused post; stands until the browser finds something itself. */
  left?: ReactNode;
}

/** The error summary of a small form on a page that stays light: its script comes when something is wrong first. */
export function SummaryLater({ title, errors, left = null }: SummaryLaterProps) {
  const [Summary, setSummary] = useState<typeof ErrorSummary | null>(null);
  useEffect(() => {
    if (errors.length === 0) return;
    void import('./error-summary.tsx').then((module) => setSummary(() => module.ErrorSummary));
  }, [errors]);
  return Summary ? <Summary title={title} errors={errors} /> : left;
}
