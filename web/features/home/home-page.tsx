import type { HowWeRankPage } from '@muqarin/bff/contract/pages';
import { Activity, type ReactNode } from 'react';
import { Markdown } from '@/components/content/markdown.tsx';
import { Accordion } from '@/components/ui/accordion.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import { Carousel } from '@/components/ui/carousel.tsx';
import ground from '@/components/ui/ground.module.css';
import { Modal } from '@/components/ui/modal.tsx';
import { ArticleCard } from '@/features/blog/article-card.tsx';
import { articlesOf } from '@/features/blog/article-list.ts';
import { Partners } from '@/features/landing/partners.tsx';
import { Proofs } from '@/features/landing/proofs.tsx';
import { Receipt } from '@/features/landing/receipt.tsx';
import { ContactForm } from '@/features/leads/contact-form.tsx';
import { getPage } from '@/lib/bff.ts';
import { siteContent } from '@/lib/content/site-content.ts';
import { linkTo } from '@/lib/link-to.ts';
import { reader } from '@/lib/reader.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import { BusinessEntry } from './business-entry.tsx';
import { businessTypes } from './business-types.ts';
import { Doors } from './doors.tsx';
import { ExamplePrice } from './example-price.tsx';
import heroCss from './hero.module.css';
import { homeModel } from './home-model.ts';
import { HomeTabs } from './home-tabs.tsx';
import { MedicalPanel } from './medical-panel.tsx';
import { MotorPanel } from './motor-panel.tsx';
import css from './part.module.css';
import { Products } from './products.tsx';
import { Promises } from './promises.tsx';

/** The home page (S2 2); `tab` is the address's, for who has no script. */
export async function Home({ tab }: { tab: 'motor' | 'medical' }) {
  const t = textsOf('home');
  const { locale } = reader();
  const [home, market, { csrfToken }] = await Promise.all([
    homeModel(),
    getPage<HowWeRankPage>('/api/pages/how-we-rank'),
    requestFacts(),
  ]);
  return (
    <div className={ground.wrap}>
      <HomeTabs
        home={linkTo('/')}
        initial={tab}
        title={t.title}
        label={t.tabs}
        names={{ motor: t.tabMotor, medical: t.tabMedical }}
        ends={{ motor: t.titleMotor, medical: t.titleMedical }}
        lead={
          <>
            <p className={heroCss.lead}>{t.lead}</p>
            <Doors />
          </>
        }
        panels={{
          motor: (
            <Activity>
              <MotorPanel page={home} csrfToken={csrfToken} />
            </Activity>
          ),
          medical: (
            <Activity>
              <MedicalPanel />
            </Activity>
          ),
        }}
        banners={{
          motor: (
            <Activity>
              <CarReceipt />
            </Activity>
          ),
          medical: home.example ? (
            <Activity>
              <ExamplePrice example={home.example} />
            </Activity>
          ) : null,
        }}
      />
      <Promises />
      <Part id="others" title={t.others}>
        <Products />
      </Part>
      <Part id="business" title={t.businessTitle} text={t.businessText}>
        <BusinessEntry csrfToken={csrfToken} types={businessTypes()} />
      </Part>
      <Part id="partners" title={t.partnersTitle}>
        <Partners insurers={market.insurers} show="homePartners" />
      </Part>
      <Checked market={market} />
      <Questions />
      <Guides articles={articlesOf(locale)} />
      <Part id="call" title={t.callTitle} text={t.callText}>
        <div className={css.form}>
          <ContactForm />
        </div>
      </Part>
    </div>
  );
}

/** The graphic of the motor tab: a premium taken apart, as its landing page explains it. */
function CarReceipt({ id = 'price-example' }: { id?: string }) {
  const page = siteContent().yaml('landing', reader().locale, 'car');
  return page ? <Receipt id={id} example={page.cost.example} t={textsOf('landing')} /> : null;
}

/** Facts in place of praise. */
function Checked({ market }: { market: HowWeRankPage }) {
  const { sayingsTitle, driversTitle } = textsOf('home');
  const all = siteContent().yaml('proofs', reader().locale, 'proofs');
  if (!all) return null;
  const drivers = all.items.filter(({ topic }) => topic === 'motor');
  const others = all.items.filter(({ topic }) => topic !== 'motor');
  return (
    <>
      <Part id="sayings" title={sayingsTitle}>
        <Proofs
          id="sayings-list"
          label={sayingsTitle}
          facts={others}
          market={market}
          show="homeTestimonials"
        />
      </Part>
      <Part id="drivers" title={driversTitle}>
        <Proofs id="drivers-list" label={driversTitle} facts={drivers} market={market} show="one" />
      </Part>
    </>
  );
}

function Questions() {
  const t = textsOf('home');
  const { close } = textsOf('landing');
  const content = siteContent().yaml('home', reader().locale, 'home');
  if (!content) return null;
  const { title, items } = content.questions;
  return (
    <Part id="questions" title={title}>
      <Accordion items={items.map(({ q, a }) => ({ title: q, content: <Markdown text={a} /> }))} />
      <p className={css.after}>
        <ButtonLink look="line" href="#how-a-price" data-modal="">
          {t.howLink}
        </ButtonLink>
      </p>
      <Modal id="how-a-price" title={t.howTitle} close={close}>
        <p className={css.howText}>{t.howText}</p>
        <CarReceipt id="price-explained" />
      </Modal>
    </Part>
  );
}

function Guides({ articles }: { articles: ReturnType<typeof articlesOf> }) {
  const { carousel } = textsOf('site');
  const { latest, all } = textsOf('blog');
  return (
    <Part id="guides" title={latest}>
      <Carousel
        id="guide-list"
        label={latest}
        show="one"
        texts={carousel}
        loops={false}
        autoplay
        items={articles.map((article) => ({
          key: article.slug,
          content: <ArticleCard article={article} />,
        }))}
      />
      <p>
        <a href={linkTo('/blog')}>{all}</a>
      </p>
    </Part>
  );
}

interface PartProps {
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}

function Part({ id, title, text, children }: PartProps) {
  return (
    <section id={id} className={css.part} aria-labelledby={`${id}-title`}>
      <Activity>
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          {text ? <p className={css.about}>{text}</p> : null}
        </div>
        <div className={css.body}>{children}</div>
      </Activity>
    </section>
  );
}
