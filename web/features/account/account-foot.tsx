import { accountForms, accountPaths } from '@muqarin/bff/contract/account-pages';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import ground from '@/components/ui/ground.module.css';
import { textsOf } from '@/lib/texts.ts';
import css from './account.module.css';

/** On each page of the account: the way out, and the ways to the others (ASVS 5, 7.4.4). */
export function AccountFoot({ page, token }: { page: string; token: string }) {
  const { account: t } = textsOf('account');
  const others = [
    [accountPaths.account, t.title],
    [accountPaths.security, t.security],
  ] as const;
  return (
    <form method="post" action={accountForms.signOut} className={css.part}>
      <CsrfField token={token} />
      <p className={ground.row}>
        {others.map(([href, name]) =>
          href === page ? null : (
            <ButtonLink key={href} look="line" href={href}>
              {name}
            </ButtonLink>
          ),
        )}
        <Button look="line">{t.signOut}</Button>
      </p>
    </form>
  );
}
