import { useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import fieldCss from '@/components/ui/field.module.css';
import { Field } from '@/components/ui/field.tsx';
import { usePhase } from '../use-phase.ts';
import css from './mail.module.css';
import { t } from './texts.ts';

interface Props {
  address: string;
  label: string;
}

const SAYS_SO_MS = 4000;

/** A link to copy, which without a script is marked and copied by hand. */
export function CopyLink({ address, label }: Props) {
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
      <Field id="share-link" label={label}>
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
