import {
  accountForms,
  accountPaths,
  accountReads,
  type MailedLinkPage,
} from '@muqarin/bff/contract/account-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import type { Metadata } from 'next';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { ErrorSummary } from '@/components/ui/error-summary.tsx';
import fieldCss from '@/components/ui/field.module.css';
import ground from '@/components/ui/ground.module.css';
import { PageHead } from '@/components/ui/page-head.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { Tick } from '@/components/ui/tick.tsx';
import { getPage } from '@/lib/bff.ts';
import { classes } from '@/lib/classes.ts';
import { errorTitle } from '@/lib/error-title.ts';
import { messageOf } from '@/lib/field-names.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './account.module.css';

type Kind = MailedLinkPage['kind'];

interface Props {
  kind: Kind;
  token: string;
}

const actions: Readonly<Record<Kind, string>> = {
  'sign-up': accountForms.open,
  'sign-in': accountForms.byLink,
  reset: accountForms.reset,
  email: accountForms.confirmEmail,
};

function load({ kind, token }: Props): Promise<MailedLinkPage> {
  return getPage<MailedLinkPage>(accountReads.link, { kind, token });
}

function wordsOf(kind: Kind) {
  const { open, byLink, reset, confirm } = textsOf('account');
  return { 'sign-up': open, 'sign-in': byLink, reset, email: confirm }[kind];
}

export async function linkMetadata(link: Props): Promise<Metadata> {
  const { email, errors } = await load(link);
  const { title } = email === null ? textsOf('account').ended : wordsOf(link.kind);
  return { title: errorTitle(title, errors), robots: { index: false } };
}

/** What a mailed link is good for: looking uses nothing up, the button does. */
export async function LinkedPage(link: Props) {
  const { kind } = link;
  const [{ token, email, errors, typed }, { csrfToken }] = await Promise.all([
    load(link),
    requestFacts(),
  ]);
  const { ended, signIn } = textsOf('account');
  if (email === null) {
    return (
      <div className={ground.wrap}>
        <PageHead title={ended.title}>{ended.lead}</PageHead>
        <p className={css.page}>
          <ButtonLink href={accountPaths.signIn}>{ended.submit}</ButtonLink>
        </p>
      </div>
    );
  }
  const t = wordsOf(kind);
  return (
    <div className={ground.wrap}>
      <PageHead title={t.title}>{fillMessage(t.lead, { email })}</PageHead>
      <div className={classes(css.page, css.narrow)}>
        <ErrorSummary
          title={signIn.errorTitle}
          errors={errors.map(({ field, message }) => ({ target: field, message }))}
        />
        <form method="post" action={actions[kind]} className={fieldCss.fields}>
          <CsrfField token={csrfToken} />
          <input type="hidden" name="token" value={token} />
          {/* For whoever keeps passwords. */}
          <input
            type="text"
            name="username"
            value={email}
            autoComplete="username"
            readOnly
            hidden
          />
          {kind === 'sign-up' ? <NewAccount typed={typed} errors={errors} /> : null}
          {kind === 'reset' ? <NewPassword errors={errors} /> : null}
          <Button wide>{t.submit}</Button>
        </form>
      </div>
    </div>
  );
}

type Said = Pick<MailedLinkPage, 'errors' | 'typed'>;

function NewAccount({ typed, errors }: Said) {
  const t = textsOf('account').open;
  return (
    <>
      <TextField name="name" label={t.name} autoComplete="name" defaultValue={typed.name} />
      <TextField
        name="password"
        label={t.password}
        hint={t.passwordHint}
        type="password"
        autoComplete="new-password"
        error={messageOf(errors, 'password')}
      />
      <Tick id="marketing" name="marketing" value="yes" defaultChecked={typed.marketing === 'yes'}>
        <span>{t.marketing}</span>
      </Tick>
    </>
  );
}

function NewPassword({ errors }: Pick<Said, 'errors'>) {
  const t = textsOf('account').reset;
  return (
    <TextField
      name="password"
      label={t.password}
      hint={t.passwordHint}
      type="password"
      autoComplete="new-password"
      error={messageOf(errors, 'password')}
    />
  );
}
