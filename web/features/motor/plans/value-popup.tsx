import type { MotorValueModel } from '@muqarin/bff/contract/motor/plan-pages';
import { motorListPaths } from '@muqarin/bff/contract/motor/plan-pages';
import { contractIds } from '@muqarin/rules/contract-ids';
import { fillMessage } from '@muqarin/rules/fill-message';
import { formatAed } from '@muqarin/rules/money-format';
import { POPUP_CLOSE_MS } from '@muqarin/rules/motor/constants';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { cross } from '@/components/ui/drawings.ts';
import fieldCss from '@/components/ui/field.module.css';
import { Field } from '@/components/ui/field.tsx';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import { say } from '@/lib/reader.ts';
import css from './value-popup.module.css';
import { v } from './value-texts.ts';

export interface ValuePopupProps {
  value: MotorValueModel;
  csrfToken: string;
  problem: string | null;
  onKeep: (wanted: string) => Promise<unknown>;
}

/**
 * In the browser only: on load, for 5 seconds or until a press elsewhere or Esc (S1 2, decisions V35): the list stays in use behind it, focus
 * is not moved. Whoever is in it, by pointer or keyboard, has all the time there is (WCAG 2.2.1).
 */
export function ValuePopup({ value, csrfToken, problem, onKeep }: ValuePopupProps) {
  const [open, setOpen] = useState(true);
  const [typed, setTyped] = useState(String(value.idvAed));
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const inside = () => box.current?.matches(':hover, :focus-within') ?? false;
    const close = () => setOpen(false);
    const timer = setInterval(() => inside() || close(), POPUP_CLOSE_MS);
    const pressed = (event: Event) => box.current?.contains(event.target as Node) || close();
    const key = (event: KeyboardEvent) => event.key === 'Escape' && close();
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('keydown', key);
    return () => {
      clearInterval(timer);
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('keydown', key);
    };
  }, [open]);
  if (!open) return null;
  const market = say(formatAed(value.idvAed * 100));
  return (
    <div className={css.veil}>
      <div ref={box} className={css.box} role="dialog" aria-labelledby="value-popup">
        <button
          type="button"
          className={css.close}
          aria-label={v.close}
          onClick={() => setOpen(false)}
        >
          <Icon of={cross} />
        </button>
        <h2 id="value-popup">{v.popupTitle}</h2>
        <p className={ground.hush}>{fillMessage(v.popupText, { value: market })}</p>
        <form
          className={css.form}
          action={motorListPaths.value}
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void onKeep(typed);
          }}
        >
          <input type="hidden" name={contractIds.csrfField} value={csrfToken} />
          <Field id="popup-idv" label={v.typeValue} error={problem ?? undefined}>
            <input
              className={fieldCss.input}
              id="popup-idv"
              name="idv"
              inputMode="numeric"
              dir="ltr"
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
          <div className={ground.row}>
            <Button>{v.popupConfirm}</Button>
            <Button type="button" look="bare" onClick={() => setOpen(false)}>
              {fillMessage(v.popupKeep, { value: market })}
            </Button>
          </div>
        </form>
      </div>
    </div>
  );
}
