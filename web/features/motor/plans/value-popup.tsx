import type { MotorValueModel } from '@muqarin/bff/contract/motor/plan-pages';
import { motorListPaths } from '@muqarin/bff/contract/motor/plan-pages';
import { contractIds } from '@muqarin/rules/contract-ids';
import { fillMessage } from '@muqarin/rules/fill-message';
import { formatAed } from '@muqarin/rules/money-format';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
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
  onClose: () => void;
}

/** The list without its popup, for who closes it before its script is there. */
const CLOSED = `${motorListPaths.products}?value=set`;

/** What stands in the popup. A press elsewhere, Esc and the end of its time close it. */
export function ValuePopup({ value, csrfToken, problem, onKeep, onClose }: ValuePopupProps) {
  const [typed, setTyped] = useState(String(value.idvAed));
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once in its life
  useEffect(() => {
    const veil = box.current?.closest<HTMLElement>(`.${css.veil}`);
    // Its time was over before this script came.
    if (veil && getComputedStyle(veil).visibility === 'hidden') return onClose();
    const listening = new AbortController();
    const { signal } = listening;
    const isElsewhere = ({ target }: Event) => !box.current?.contains(target as Node);
    veil?.addEventListener('animationend', ({ target }) => target === veil && onClose(), {
      signal,
    });
    document.addEventListener('pointerdown', (event) => isElsewhere(event) && onClose(), {
      signal,
    });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && onClose(), { signal });
    return () => listening.abort();
  }, []);
  const market = say(formatAed(value.idvAed * 100));
  const close = (event: MouseEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <div ref={box} className={css.box} role="dialog" aria-labelledby="value-popup">
      <a href={CLOSED} onClick={close} className={css.close} aria-label={v.close}>
        <Icon of={cross} />
      </a>
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
          <ButtonLink href={CLOSED} onClick={close} look="bare">
            {fillMessage(v.popupKeep, { value: market })}
          </ButtonLink>
        </div>
      </form>
    </div>
  );
}
