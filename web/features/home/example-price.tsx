import type { HomePage } from '@muqarin/bff/contract/pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { Amount } from '@/components/price/amount.tsx';
import { PriceLine, PriceTicks } from '@/components/price/price-line.tsx';
import { Trace } from '@/components/price/trace.tsx';
import ground from '@/components/ui/ground.module.css';
import { classes } from '@/lib/classes.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './example-price.module.css';

/** One price taken apart, rated when the page is asked for. */
export function ExamplePrice({ example }: { example: NonNullable<HomePage['example']> }) {
  const t = textsOf('home');
  const { planName, price, lowestFils, highestFils, allNetFils, netFils, logo } = example;
  const range = { minFils: lowestFils, maxFils: highestFils };
  return (
    <section className={css.receipt} aria-labelledby="example">
      <div className={css.head}>
        {/* biome-ignore lint/performance/noImgElement: a small SVG, nothing to optimize */}
        <img className={css.mark} src={logo} alt="" width="44" height="44" loading="lazy" />
        <div>
          <h2 id="example">{t.example}</h2>
          <p className={ground.hush}>{fillMessage(t.exampleOf, { plan: planName })}</p>
        </div>
      </div>
      <Trace price={price} caption={fillMessage(t.caption, { plan: planName })} />
      <div className={css.line}>
        <PriceTicks range={range} on={allNetFils} />
        <PriceLine fils={netFils} range={range} />
      </div>
      <p className={classes(css.ends, ground.hush)}>
        <span>
          {t.lowest} <Amount fils={lowestFils} />
        </span>
        <span>
          {t.highest} <Amount fils={highestFils} />
        </span>
      </p>
    </section>
  );
}
