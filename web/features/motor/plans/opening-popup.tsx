import { POPUP_CLOSE_MS } from '@muqarin/rules/motor/constants';
import { useState } from 'react';
import { Later } from '@/components/ui/later.tsx';
import { useLater } from '@/lib/use-later.ts';
import css from './value-popup.module.css';
import type { ValuePopupProps } from './value-popup.tsx';

const loadPopup = () => import('./value-popup.tsx');

/**
 * The value's popup (S1 2, decisions V35): drawn with the page, so that it is there when the list is, and never where scripts are
 * off. The list stays in use behind it and focus is not moved. It goes by itself 5 seconds after it was drawn, whether its script
 * has come or not; whoever is in it, by pointer or keyboard, has all the time there is (WCAG 2.2.1).
 */
export function OpeningPopup(props: Omit<ValuePopupProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(true);
  const popup = useLater(loadPopup);
  return (
    isOpen && (
      <div className={css.veil} style={{ animationDuration: `${POPUP_CLOSE_MS}ms` }}>
        <Later
          of={popup}
          onServer={process.env.NEXT_RUNTIME === 'nodejs' ? require('./value-popup.tsx') : null}
          draw={({ ValuePopup }) => <ValuePopup {...props} onClose={() => setOpen(false)} />}
        />
      </div>
    )
  );
}
