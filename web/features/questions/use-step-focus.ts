'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';

/** Focus goes to the heading on each step, and the title of the window follows. */
export function useStepFocus(
  sheet: number,
  form: { current: HTMLFormElement | null },
  template: string,
  title: string,
  prefix: string,
) {
  const last = useRef(0);
  useEffect(() => {
    document.title = prefix + template.replace('%s', title);
  }, [template, title, prefix]);
  // Before the step is drawn: one that came late would be seen where the last one was scrolled to.
  useLayoutEffect(() => {
    if (last.current === sheet) return;
    last.current = sheet;
    window.scrollTo({ top: 0 });
    if (prefix === '') form.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [sheet, prefix, form]);
}
