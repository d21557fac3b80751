import type { ListPage } from '@muqarin/bff/contract/list-pages';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { useRef } from 'react';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { share } from '@/components/ui/drawings-plans.ts';
import fieldCss from '@/components/ui/field.module.css';
import { Field } from '@/components/ui/field.tsx';
import { usePhase } from '../use-phase.ts';
import { Fold } from './fold.tsx';
import css from './mail.module.css';
import { t } from './texts.ts';

/** The list for somebody else (features 97): a link to copy, which without a script is marked and copied by hand. */
export function ShareFold({ page }: { page: Pick<ListPage, 'share' | 'validUntil'> }) {
  const { share: address, validUntil } = page;
  const date = shownDate(validUntil);
  const text = encodeURIComponent(fillMessage(t.shareText, { address }));
  return (
    <Fold icon={share} label={t.share} said={fillMessage(t.shareHelp, { date })}>
      <Copied address={address} />
      <ButtonLink look="line" href={`https://wa.me/?text=${text}`} rel="noreferrer">
        {t.shareWhatsapp}
      </ButtonLink>
    </Fold>
  );
}

const SAYS_SO_MS = 4000;

function Copied({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [phase, setPhase] = usePhase(SAYS_SO_MS);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setPhase('done');
    } catch {
      field.current?.select();
      setPhase('failed');
    }
  };
  const words = { rest: t.copyLink, busy: t.copyLink, done: t.linkCopied, failed: t.copyFailed };
  return (
    <div className={css.withField}>
      <Field id="share-link" label={t.shareLink}>
        <input
          ref={field}
          className={fieldCss.input}
          id="share-link"
          dir="ltr"
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
        />
      </Field>
      <Button type="button" look="line" className={css.onlyScripts} onClick={copy}>
        <span aria-live="polite">{words[phase]}</span>
      </Button>
    </div>
  );
}
