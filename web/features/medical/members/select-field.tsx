import fieldCss from '@/components/ui/field.module.css';
import { classes } from '@/lib/classes.ts';
import { say } from '@/lib/reader.ts';
import css from './members.module.css';

interface Props<Value extends number | string> {
  id: string;
  name: string;
  label: string;
  options: readonly { id: Value; name: string }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** Id of the message about it, where there is one. */
  problemId?: string | undefined;
  /** Where no script moves the focus, the page opens with it here. */
  first?: boolean;
}

export function SelectField<Value extends number | string>(props: Props<Value>) {
  const { id, name, label, options, value, onChange, problemId, first = false } = props;
  return (
    <div className={css.select}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        required
        // biome-ignore lint/a11y/noAutofocus: after a refused post without a script, as the script does it
        autoFocus={typeof window === 'undefined' && first}
        suppressHydrationWarning
        aria-invalid={problemId !== undefined || undefined}
        aria-describedby={problemId}
        className={classes(fieldCss.input, fieldCss.select)}
        value={value ?? ''}
        onChange={(event) => {
          const chosen = options.find((option) => String(option.id) === event.target.value);
          if (chosen) onChange(chosen.id);
        }}
      >
        <option value="" />
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {say(option.name)}
          </option>
        ))}
      </select>
    </div>
  );
}
