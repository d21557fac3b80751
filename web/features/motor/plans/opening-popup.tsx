import { useEffect, useState } from 'react';
import type { ValuePopupProps } from './value-popup.tsx';

type Script = typeof import('./value-popup.tsx');

/** The value's popup, whose script the page fetches once it works: nobody can press it before. */
export function OpeningPopup(props: ValuePopupProps) {
  const [script, setScript] = useState<Script | null>(null);
  useEffect(() => {
    // Without it the value is changed above the plans.
    import('./value-popup.tsx').then(setScript, () => {});
  }, []);
  return script && <script.ValuePopup {...props} />;
}
