import { fillMessage } from '@muqarin/rules/messages';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { useId } from 'react';
import { Icon } from '@/components/ui/icon.tsx';
import { t } from '../texts.ts';
import css from './row-label.module.css';

/** A row's name; its help is a popover that opens by press, key or touch, with or without a script. */
export function RowLabel({ label, help }: { label: string; help: string }) {
  const id = useId();
  return (
    <th scope="row">
      <span className={css.label}>
        {label}
        {help !== '' && (
          <button
            className={css.help}
            type="button"
            popoverTarget={id}
            aria-label={fillMessage(t.about, { name: label })}
          >
            <Icon of={CircleHelp} size="s" />
          </button>
        )}
      </span>
      {help !== '' && (
        <div id={id} popover="auto" className={css.tip}>
          {help}
        </div>
      )}
    </th>
  );
}
