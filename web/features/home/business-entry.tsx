import { generalPaths } from '@muqarin/bff/contract/general/pages';
import { generalQuestionnaire } from '@muqarin/rules/general/questionnaire';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { textsOf } from '@/lib/texts.ts';
import entryCss from './emirate-entry.module.css';

interface BusinessEntryProps {
  csrfToken: string;
  /** Codes and names of the general types, `other` among them (decisions G2, G11). */
  types: readonly { code: string; name: string }[];
}

/** The entry of the business questionnaire: the type that is chosen here is not asked again. */
export function BusinessEntry({ csrfToken, types }: BusinessEntryProps) {
  const t = textsOf('home');
  return (
    <form
      method="post"
      action={`${generalPaths.wizard}?step=${generalQuestionnaire.first}`}
      className={entryCss.entry}
      aria-label={t.businessTitle}
    >
      <CsrfField token={csrfToken} />
      <Field id="business_type" label={t.businessLabel}>
        <Select id="business_type" name="selected_general_codes" defaultValue="">
          <option value="">{t.businessChoose}</option>
          {types.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Button name="go" value="begin">
        {t.businessGo}
      </Button>
    </form>
  );
}
