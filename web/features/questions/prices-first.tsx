import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import css from './answers.module.css';
import type { QuestionnaireTexts } from './texts.ts';

interface PricesFirstProps {
  /** Where the form is posted. */
  action: string;
  csrfToken: string;
  texts: QuestionnaireTexts['pricesFirst'];
}

/** Beside the contact step: the list of these answers without a contact (decisions X32). A plain post with and without scripts. */
export function PricesFirst({ action, csrfToken, texts }: PricesFirstProps) {
  return (
    <form className={css.pricesFirst} method="post" action={action}>
      <CsrfField token={csrfToken} />
      <Button look="line">{texts.see}</Button>
      <p>{texts.help}</p>
    </form>
  );
}
