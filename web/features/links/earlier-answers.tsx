import { linkPaths } from '@muqarin/bff/contract/link-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { classes } from '@/lib/classes.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './links.module.css';

/** The way back to what was open before a mailed link was followed. */
export async function EarlierAnswers() {
  const { earlier, csrfToken } = await requestFacts();
  const [reference] = earlier;
  if (reference === undefined) return null;
  const t = textsOf('open-link');
  return (
    <form
      method="post"
      action={linkPaths.goBack}
      className={classes(ground.wrap, css.earlier)}
      data-earlier-answers
    >
      <CsrfField token={csrfToken} />
      <input type="hidden" name="reference" value={reference} />
      <Notice action={<Button look="bare">{fillMessage(t.back, { reference })}</Button>}>
        <span>{fillMessage(t.earlier, { reference })}</span>
      </Notice>
    </form>
  );
}
