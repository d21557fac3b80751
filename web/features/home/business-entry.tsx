import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { textsOf } from '@/lib/texts.ts';
import entryCss from './emirate-entry.module.css';

interface BusinessEntryProps {
  /** Codes and names of the general types, `other` among them (decisions G2, G11). */
  types: readonly { code: string; name: string }[];
}

/** The entry of the business questionnaire: the type is chosen here and open there. */
export function BusinessEntry({ types }: BusinessEntryProps) {
  const t = textsOf('home');
  return (
    <form
      method="get"
      action="/survey/general"
      className={entryCss.entry}
      aria-label={t.businessTitle}
    >
      <Field id="business_type" label={t.businessLabel}>
        <Select id="business_type" name="type" defaultValue="">
          <option value="">{t.businessChoose}</option>
          {types.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Button>{t.businessGo}</Button>
    </form>
  );
}
