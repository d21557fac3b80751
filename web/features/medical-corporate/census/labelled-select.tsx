import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';

interface Props {
  name: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
}

export function LabelledSelect({ name, label, value, options }: Props) {
  return (
    <Field id={name} label={label}>
      <Select id={name} name={name} defaultValue={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
