import type { StaffQuotationPage } from '@muqarin/bff/contract/quotation-pages';
import { describedBy, Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { TextField } from '@/components/ui/text-field.tsx';

interface Props {
  fields: StaffQuotationPage['facts'];
  /** Before the name of each, as it is posted. */
  prefix: string;
  page: Pick<StaffQuotationPage, 'errors' | 'typed'>;
}

/** What a line lets staff change: left empty, or as it stands, it stays. */
export function ChangeFields({ fields, prefix, page }: Props) {
  return fields.map((field) => {
    const name = `${prefix}${field.name}`;
    const error = page.errors.find((each) => each.field === name)?.message;
    const typed = page.typed[name];
    if (field.kind !== 'choice')
      return (
        <TextField
          key={name}
          name={name}
          label={field.label}
          hint={field.hint}
          error={error}
          defaultValue={typed}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
        />
      );
    return (
      <Field key={name} id={name} label={field.label} hint={field.hint} error={error}>
        <Select
          id={name}
          name={name}
          defaultValue={typed ?? ''}
          aria-describedby={describedBy(name, field.hint, error)}
        >
          {field.choices.map(({ value, label }) => (
            <option key={value} value={value === field.value ? '' : value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    );
  });
}
