import type { HomePage } from '@muqarin/bff/contract/pages';
import ground from '@/components/ui/ground.module.css';
import { EmirateEntry } from '@/features/home/emirate-entry.tsx';
import { entryTexts } from '@/features/home/entry-texts.ts';
import { ExamplePrice } from '@/features/home/example-price.tsx';
import css from '@/features/home/home.module.css';
import { Products } from '@/features/home/products.tsx';
import { Promises } from '@/features/home/promises.tsx';
import { getPage } from '@/lib/bff.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';

export default async function Home() {
  const t = textsOf('home');
  const { example, emirateError } = await getPage<HomePage>('/api/pages/home');
  const { csrfToken } = await requestFacts();
  return (
    <div className={ground.wrap}>
      <div className={css.hero}>
        <div>
          <p className={css.twin} lang="ar">
            <bdi dir="rtl">{t.twin}</bdi>
          </p>
          <h1>{t.title}</h1>
          <p className={css.lead}>{t.lead}</p>
          <Products />
          <EmirateEntry csrfToken={csrfToken} texts={entryTexts(t)} error={emirateError} />
        </div>
        {example ? <ExamplePrice example={example} /> : null}
      </div>
      <Promises />
    </div>
  );
}
