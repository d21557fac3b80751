import { accountPaths, type SecurityPage } from '@muqarin/bff/contract/account-pages';
import { shownTime } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import ground from '@/components/ui/ground.module.css';
import { textsOf } from '@/lib/texts.ts';
import css from './account.module.css';
import { Act } from './security-parts.tsx';

/** Added by a plain link, which asks again who it is where that was long ago. Nothing where it is neither on nor added. */
export function UaePass({ page: { uaePass }, token }: { page: SecurityPage; token: string }) {
  const t = textsOf('account').security;
  if (!uaePass.on && uaePass.addedAt === null) return null;
  return (
    <section className={css.part} aria-labelledby="uae-pass-title">
      <h2 id="uae-pass-title">{t.uaePass}</h2>
      <p>{t.uaePassLead}</p>
      {uaePass.addedAt === null ? (
        <p>
          <ButtonLink look="line" href={`${accountPaths.uaePass}?use=add`}>
            {t.uaePassAdd}
          </ButtonLink>
        </p>
      ) : (
        <Act action="remove" token={token} more={{ factor: 'uae_pass' }}>
          <p className={ground.row}>
            <span className={ground.hush}>
              {fillMessage(t.uaePassAdded, { time: shownTime(uaePass.addedAt) })}
            </span>
            <Button look="bare">
              {t.remove}
              <span className={ground.vh}> {t.uaePass}</span>
            </Button>
          </p>
        </Act>
      )}
    </section>
  );
}
