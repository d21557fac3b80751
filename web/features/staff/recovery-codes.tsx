import { textsOf } from '@/lib/texts.ts';
import css from './sign-in.module.css';

/** New recovery codes, shown this once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = textsOf('staff').recovery;
  if (codes.length === 0) return null;
  return (
    <section aria-labelledby="recovery" className={css.recovery}>
      <h2 id="recovery">{t.title}</h2>
      <p>{t.lead}</p>
      <ol className={css.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code dir="ltr">{code}</code>
          </li>
        ))}
      </ol>
    </section>
  );
}
