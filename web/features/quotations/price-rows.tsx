import type { PriceRowView } from '@muqarin/bff/contract/quotation-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { amountParts } from '@muqarin/rules/money-format';
import { Amount } from '@/components/price/amount.tsx';
import ground from '@/components/ui/ground.module.css';
import { textsOf } from '@/lib/texts.ts';
import css from './quotations.module.css';

interface Props {
  caption: string;
  rows: readonly PriceRowView[];
  total: { name: string; fils: number };
}

/** Rows of a price, or of a difference, that sum to the last one. */
export function PriceRows({ caption, rows, total }: Props) {
  const t = textsOf('quotations');
  const several = new Set(rows.map(({ subject }) => subject).filter((one) => one !== '')).size > 1;
  const whom = (subject: string) =>
    /^\d+$/.test(subject) ? fillMessage(t.person, { n: subject }) : subject;
  return (
    <table className={css.rows}>
      <caption className={ground.vh}>{caption}</caption>
      <tbody>
        {rows.map(({ subject, code, label, why, fils }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, and a person may have two rows of one code.
          <tr key={`${subject} ${code} ${at}`}>
            <th scope="row">
              {several && subject !== '' ? `${whom(subject)}: ` : null}
              {label}
              {why === '' ? null : (
                <small>
                  <bdi>{why}</bdi>
                </small>
              )}
            </th>
            <td>
              <bdi dir="ltr">{amountParts(fils, 'always').number}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total.name}</th>
          <td>
            <Amount fils={total.fils} mode="always" />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
