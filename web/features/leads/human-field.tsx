import fieldCss from '@/components/ui/field.module.css';
import { messageOf } from '@/lib/field-names.ts';
import { Warning } from './fields.tsx';
import { HumanBox } from './human-check.tsx';
import css from './leads.module.css';
import type { OpenForm } from './open-form.ts';

/** The captcha of a form; without scripts a ticket that the page carries stands for it. */
export function HumanField({ form }: { form: OpenForm }) {
  const { id, t, captcha, captchaTicket, errors } = form;
  const own = `${id}-captcha`;
  return (
    <div className={css.field}>
      <span className={fieldCss.label}>{t.captcha}</span>
      <Warning id={own} name="captcha" error={messageOf(errors, 'captcha')} />
      <HumanBox
        id={own}
        by={captcha}
        texts={{
          box: t.captchaBox,
          hint: captcha.provider === 'google' ? t.captchaHintGoogle : t.captchaHint,
          working: t.captchaWorking,
          failed: t.captchaFailed,
        }}
      />
      <noscript>
        <p className={css.plain}>{t.captchaNoScript}</p>
        <input type="hidden" name="g-recaptcha-response" value={captchaTicket} />
      </noscript>
    </div>
  );
}
