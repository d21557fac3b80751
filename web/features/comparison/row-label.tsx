import { fillMessage } from '@muqarin/rules/fill-message';
import { InfoIcon } from '@/components/ui/info-icon.tsx';
import css from './row-label.module.css';
import { t } from './texts.ts';

/** A row's name, with its help behind a mark. */
export function RowLabel({ label, help }: { label: string; help: string }) {
  return (
    <th scope="row">
      <span className={css.label}>
        {label}
        {help !== '' && <InfoIcon label={fillMessage(t.about, { name: label })}>{help}</InfoIcon>}
      </span>
    </th>
  );
}
