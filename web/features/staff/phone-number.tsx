import css from './lead-list.module.css';

/** To be dialled by a press. */
export function PhoneNumber({ number }: { number: string }) {
  return (
    <a className={css.number} href={`tel:${number.replace(/[^+\d]/g, '')}`}>
      <bdi dir="ltr">{number}</bdi>
    </a>
  );
}
