import { type AmountMode, amountParts } from '@muqarin/rules/money-format';
import styles from './price.module.css';

interface Props {
  fils: number;
  mode?: AmountMode;
}

/** An amount as brand.md "Money" writes it: the code smaller, one piece, never broken over lines. */
export function Amount({ fils, mode = 'medical' }: Props) {
  const { code, number } = amountParts(fils, mode);
  return (
    <bdi className={styles.num}>
      <span className={styles.cur}>{code}</span>
      {`\u00a0${number}`}
    </bdi>
  );
}
