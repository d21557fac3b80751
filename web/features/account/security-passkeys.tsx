import { accountPaths, type SecurityPage } from '@muqarin/bff/contract/account-pages';
import { shownTime } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import ground from '@/components/ui/ground.module.css';
import { TextField } from '@/components/ui/text-field.tsx';
import { classes } from '@/lib/classes.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './account.module.css';
import own from './passkey.module.css';
import { PasskeyAdd } from './passkey-buttons.tsx';
import { Act } from './security-parts.tsx';
import { t as words } from './texts.ts';

type One = SecurityPage['passkeys'][number];

/** Renamed and removed by plain forms; to make one takes a script. */
export function Passkeys({ page, token }: { page: SecurityPage; token: string }) {
  const t = textsOf('account').security;
  return (
    <section className={css.part} aria-labelledby="passkeys-title">
      <h2 id="passkeys-title">{t.passkeys}</h2>
      <p>{t.passkeysLead}</p>
      {page.passkeys.length > 0 ? (
        <ul className={own.list} id="passkeys">
          {page.passkeys.map((passkey, place) => (
            <Row key={passkey.id} passkey={passkey} place={place} token={token} />
          ))}
        </ul>
      ) : null}
      {page.isFresh ? (
        <PasskeyAdd csrfToken={token} />
      ) : (
        <p className={own.scripts}>
          <ButtonLink look="line" href={again}>
            {words.passkeyAdd}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

/** Whoever signed in long ago shows again who they are first. */
const again = `${accountPaths.signIn}?to=${encodeURIComponent(accountPaths.security)}&again=1`;

function Row({ passkey, place, token }: { passkey: One; place: number; token: string }) {
  const t = textsOf('account').security;
  const { id, label, addedAt, lastUsedAt } = passkey;
  const name = label || t.passkeyUnnamed;
  return (
    <li className={own.item}>
      <span>
        <bdi>{name}</bdi>
        <span className={classes(ground.hush, own.when)}>
          {lastUsedAt === null
            ? fillMessage(t.passkeyAdded, { time: shownTime(addedAt) })
            : fillMessage(t.passkeyUsed, { time: shownTime(lastUsedAt) })}
        </span>
      </span>
      <details className={css.fold}>
        <summary>
          {t.passkeyRename}
          <span className={ground.vh}> {name}</span>
        </summary>
        <Act action="rename" token={token} more={{ id }}>
          <TextField
            id={`passkey-${place}`}
            name="label"
            label={t.passkeyName}
            autoComplete="off"
            defaultValue={label}
          />
          <p>
            <Button look="line">{t.passkeySave}</Button>
          </p>
        </Act>
      </details>
      <Act action="remove" token={token} more={{ factor: 'passkey', id }}>
        <Button look="bare">
          {t.remove}
          <span className={ground.vh}> {name}</span>
        </Button>
      </Act>
    </li>
  );
}
