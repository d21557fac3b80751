'use client';

import { useEffect, useState } from 'react';
import ground from './ground.module.css';
import { Select } from './select.tsx';

type Options = typeof import('./country-options.ts');

/** What the server drew stays as it is; a select drawn by the browser has the chosen code alone until the list has come. */
const onServer: Options | null =
  process.env.NEXT_RUNTIME === 'nodejs' ? require('./country-options.ts') : null;

/** `dial_code` of a phone number. The list of countries, 4 kB of it, travels to the browser only where a step shows it. */
export function DialCode({ chosen }: { chosen: string }) {
  const [options, setOptions] = useState(
    () => onServer?.countryOptions(chosen) ?? { __html: codeAlone(chosen) },
  );
  useEffect(() => {
    const select = document.getElementById('dial_code');
    if (!(select instanceof HTMLSelectElement) || select.options.length > 1) return;
    import('./country-options.ts').then(
      ({ countryOptions }) => setOptions(countryOptions(chosen)),
      // The code that is there stays.
      () => {},
    );
  }, [chosen]);
  return (
    <Select
      id="dial_code"
      name="dial_code"
      className={ground.num}
      autoComplete="tel-country-code"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made of our own list of countries, or digits alone.
      dangerouslySetInnerHTML={options}
    />
  );
}

function codeAlone(code: string): string {
  const known = /^\+\d{1,4}$/.test(code) ? code : '';
  return `<option value="${known}" selected="">${known}</option>`;
}
