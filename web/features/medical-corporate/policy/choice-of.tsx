import { describedBy, Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';

interface Props {
  name: string;
  label: string;
  error: string | undefined;
  chosen: string;
  /** The empty first entry; without it something is always chosen. */
  empty?: string;
  choices: readonly (readonly [value: string, label: string])[];
}

/** One of a few, in the browser's own list. */
export function ChoiceOf({ name, label, error, chosen, empty, choices }: Props) {
  return (
    <Field id={name} label={label} error={error}>
      <Select
        id={name}
        name={name}
        defaultValue={chosen}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(name, undefined, error)}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}
