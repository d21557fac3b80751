import { type AmountMode, amountParts } from '@muqarin/rules/money-format';
import { reader } from '@/lib/reader.ts';
import styles from './price.module.css';

interface Props {
  fils: number;
  mode?: AmountMode;
}

/** After the number in Arabic, before it in English (brand.md, money). */
const dirham = 'درهم';

/** An amount as brand.md "Money" writes it: the code smaller, one piece, never broken over lines. */
export function Amount({ fils, mode = 'where-any' }: Props) {
  const { code, number } = amountParts(fils, mode);
  if (reader().locale === 'ar') {
    return (
      <bdi className={styles.num}>
        <bdi dir="ltr">{number}</bdi>
        {'\u00a0'}
        <span className={styles.cur}>{dirham}</span>
      </bdi>
    );
  }
  return (
    <bdi className={styles.num}>
      <span className={styles.cur}>{code}</span>
      {`\u00a0${number}`}
    </bdi>
  );
}
