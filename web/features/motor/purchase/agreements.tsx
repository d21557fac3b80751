import { contractIds } from '@muqarin/rules/contract-ids';
import { fillMessage } from '@muqarin/rules/fill-message';
import { FieldMessage } from '@/components/ui/field.tsx';
import ground from '@/components/ui/ground.module.css';
import { Tick } from '@/components/ui/tick.tsx';
import checkoutCss from '@/features/checkout/page.module.css';
import { classes } from '@/lib/classes.ts';
import { linkTo } from '@/lib/link-to.ts';
import type { PartProps } from './part-fields.tsx';
import css from './purchase.module.css';
import { t } from './texts.ts';

/** The two ticks under the specification's names (S1 5). */
export function Agreements({ page, errorOf }: PartProps) {
  const { name, insurerName: insurer } = page.order.plan;
  const rows = [
    [contractIds.agreement1, t.agree1],
    [contractIds.agreement2, fillMessage(t.agree2, { name, insurer })],
  ] as const;
  return (
    <section className={checkoutCss.part} aria-labelledby="agree-title">
      <h2 id="agree-title">{t.agreeTitle}</h2>
      {rows.map(([id, text]) => {
        const error = errorOf(id);
        return (
          <div key={id} className={classes(error && css.bad)}>
            <FieldMessage id={id} error={error} />
            <Tick
              id={id}
              name={id}
              defaultChecked={page.agreed.includes(id)}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
            >
              <span>{text}</span>
            </Tick>
          </div>
        );
      })}
      <p className={ground.hush}>
        <a href={linkTo('/terms')}>{t.siteTerms}</a>
      </p>
    </section>
  );
}
