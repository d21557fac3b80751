import type { CorporatePlansPage } from '@muqarin/bff/contract/medical-corporate/pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { formatPercent } from '@muqarin/rules/percent';
import { say } from '@/lib/reader.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './head-gauge.module.css';

type Gauge = NonNullable<NonNullable<CorporatePlansPage['madeOf']>['heads']>;

/** By how much the number of heads may change before the price is void, in words with a drawing of them. */
export function HeadGauge({ quoted, least, most, percent }: Gauge) {
  const t = textsOf('group-price');
  // The scale reaches as far beyond what holds as that reaches from the quoted number.
  const [from, span] = [quoted - 2 * (quoted - least), 4 * (most - quoted)];
  const at = (heads: number) => (span === 0 ? 50 : ((heads - from) / span) * 100);
  const places = { '--least': at(least), '--quoted': at(quoted), '--most': at(most) };
  const range = say(formatPercent(percent));
  return (
    <section className={css.gauge} data-head-gauge={`${least}-${most}`}>
      <h2>{t.headsTitle}</h2>
      <div className={css.drawing} aria-hidden="true" style={places as React.CSSProperties}>
        <span className={css.holds} />
        <span className={css.mark} />
        <span className={css.least}>{least}</span>
        <span className={css.quoted}>{quoted}</span>
        <span className={css.most}>{most}</span>
      </div>
      <p>{fillMessage(t.heads, { quoted, least, most, percent: range })}</p>
    </section>
  );
}
