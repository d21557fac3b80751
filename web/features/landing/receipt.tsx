import { Amount } from '@/components/price/amount.tsx';
import ground from '@/components/ui/ground.module.css';
import type { Example } from '@/lib/content/schema.ts';
import css from './receipt.module.css';
import type { LandingTexts } from './texts.ts';

const TRUE_MINUS = '\u2212';

interface ReceiptProps {
  /** Where a page shows it twice. */
  id?: string;
  example: Example;
  t: LandingTexts;
}

/** A worked example: its lines add up to the net, which the linter of the content makes sure of. */
export function Receipt({ id = 'price-example', example, t }: ReceiptProps) {
  const { title, of, lines, net, vat, total, note } = example;
  return (
    <section className={css.receipt} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={ground.hush}>{of}</p>
      <table className={css.lines}>
        <tbody>
          {lines.map(({ label, why, aed }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                {why ? <small>{why}</small> : null}
              </th>
              <Figure aed={aed} />
            </tr>
          ))}
        </tbody>
        <tbody>
          <tr className={css.net}>
            <th scope="row">{t.net}</th>
            <td>
              <Amount fils={filsOf(net)} mode="always" />
            </td>
          </tr>
          <tr>
            <th scope="row">{vat === null ? t.noVat : t.vat}</th>
            <Figure aed={vat ?? '0.00'} />
          </tr>
          <tr className={css.total}>
            <th scope="row">{t.total}</th>
            <td>
              <Amount fils={filsOf(total)} mode="always" />
            </td>
          </tr>
        </tbody>
      </table>
      <p className={ground.hush}>
        {note} {t.illustrative}
      </p>
    </section>
  );
}

function Figure({ aed }: { aed: string }) {
  return (
    <td>
      <bdi dir="ltr">{aed.replace('-', TRUE_MINUS)}</bdi>
    </td>
  );
}

/** Of an amount as the content writes it: two decimals, commas between the thousands. */
function filsOf(aed: string): number {
  return Math.round(Number(aed.replaceAll(',', '')) * 100);
}
