import { type AccountPage, accountForms } from '@muqarin/bff/contract/account-pages';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import fieldCss from '@/components/ui/field.module.css';
import ground from '@/components/ui/ground.module.css';
import { Tick } from '@/components/ui/tick.tsx';
import { textsOf } from '@/lib/texts.ts';
import css from './account.module.css';

interface Props {
  consents: AccountPage['consents'];
  token: string;
}

const kinds = ['reminders', 'marketing', 'calls', 'whatsapp'] as const;

/** What somebody may be told and how; and the way to what is held about them. */
export function ReachPart({ consents, token }: Props) {
  const t = textsOf('account').reach;
  return (
    <section className={css.part} aria-labelledby="reach">
      <h2 id="reach">{t.title}</h2>
      <form method="post" action={accountForms.consents} className={fieldCss.fields}>
        <CsrfField token={token} />
        {kinds.map((kind) => (
          <Tick key={kind} id={kind} name={kind} value="yes" defaultChecked={consents[kind]}>
            <span>{t[kind]}</span>
          </Tick>
        ))}
        <p>
          <Button look="line">{t.save}</Button>
        </p>
      </form>
      <form method="post" action={accountForms.data} className={fieldCss.fields}>
        <CsrfField token={token} />
        <p className={ground.hush}>{t.dataHint}</p>
        <p>
          <Button look="line">{t.data}</Button>
        </p>
      </form>
    </section>
  );
}
