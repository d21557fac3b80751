'use client';
import type { formPaths } from '@muqarin/bff/contract/forms';
import { useEffect } from 'react';
import { postForm } from '@/lib/post-form.ts';

interface Props {
  desk: typeof formPaths.staffDesk | typeof formPaths.staffCases;
  token: string;
  /** A part of the lease: `signSecondsOf`. */
  everySeconds: number;
}

/** Says again and again that this agent is there, so that what they hold stays theirs. Without scripts every page says it. */
export function DeskSign({ desk, token, everySeconds }: Props) {
  useEffect(() => {
    const sign = () => {
      // The next one says it again.
      postForm(desk, { action: 'sign', csrf_token: token }).catch(() => undefined);
    };
    const timer = setInterval(sign, everySeconds * 1000);
    return () => clearInterval(timer);
  }, [desk, token, everySeconds]);
  return null;
}
