'use client';

import { type ComponentProps, useEffect, useRef, useState } from 'react';
import ground from './ground.module.css';
import { Select } from './select.tsx';

type Options = typeof import('./country-options.ts');

/** What the server drew stays as it is; a select drawn by the browser has the chosen code alone until the list has come. */
const onServer: Options | null =
  process.env.NEXT_RUNTIME === 'nodejs' ? require('./country-options.ts') : null;

type Props = Omit<ComponentProps<'select'>, 'children' | 'className'> & { chosen: string };

/**
 * The country code of a phone number. The list of countries, 4 kB of it, travels to the browser only where a step shows it, and
 * never in what React is sent of a page.
 */
export function DialCode({ chosen, ...select }: Props) {
  const drawn = useRef<HTMLSelectElement>(null);
  const [options, setOptions] = useState(
    () => onServer?.countryOptions(chosen) ?? { __html: codeAlone(chosen) },
  );
  useEffect(() => {
    if ((drawn.current?.options.length ?? 0) > 1) return;
    import('./country-options.ts').then(
      ({ countryOptions }) => setOptions(countryOptions(chosen)),
      // The code that is there stays.
      () => {},
    );
  }, [chosen]);
  return (
    <Select
      ref={drawn}
      name="dial_code"
      className={ground.num}
      autoComplete="tel-country-code"
      suppressHydrationWarning
      {...select}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made of our own list of countries, escaped, or digits alone.
      dangerouslySetInnerHTML={options}
    />
  );
}

function codeAlone(code: string): string {
  const known = /^\+\d{1,4}$/.test(code) ? code : '';
  return `<option value="${known}" selected="">${known}</option>`;
}
