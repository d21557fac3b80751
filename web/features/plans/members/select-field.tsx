import fieldCss from '@/components/ui/field.module.css';
import { classes } from '@/lib/classes.ts';
import css from './members.module.css';

interface Props<Value extends number | string> {
  id: string;
  name: string;
  label: string;
  options: readonly { id: Value; name: string }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
}

export function SelectField<Value extends number | string>(props: Props<Value>) {
  const { id, name, label, options, value, onChange } = props;
  return (
    <div className={css.select}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        required
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
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}
