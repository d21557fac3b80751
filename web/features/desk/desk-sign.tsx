'use client';
import type { formPaths } from '@muqarin/bff/contract/forms';
import { useEffect } from 'react';
import { postForm } from '@/lib/post-form.ts';

const everyMilliseconds = 30_000;

interface Props {
  desk: typeof formPaths.staffDesk | typeof formPaths.staffCases;
  token: string;
}

/** Says every 30 seconds that this agent is there, so that what they hold stays theirs. Without scripts every page says it. */
export function DeskSign({ desk, token }: Props) {
  useEffect(() => {
    const sign = () => {
      // The next one says it again.
      postForm(desk, { action: 'sign', csrf_token: token }).catch(() => undefined);
    };
    const timer = setInterval(sign, everyMilliseconds);
    return () => clearInterval(timer);
  }, [desk, token]);
  return null;
}
