import type { HowWeRankPage } from '@muqarin/bff/contract/pages';
import { Activity } from 'react';
import { CarouselFrame } from '@/components/ui/carousel.tsx';
import '@/components/ui/scene.module.css';
import ground from '@/components/ui/ground.module.css';
import { Partners } from '@/features/landing/partners.tsx';
import { Proofs } from '@/features/landing/proofs.tsx';
import { ContactForm } from '@/features/leads/contact-form.tsx';
import { getPage } from '@/lib/bff.ts';
import { siteContent } from '@/lib/content/site-content.ts';
import { linkTo } from '@/lib/link-to.ts';
import { reader } from '@/lib/reader.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import { BusinessEntry } from './business-entry.tsx';
import { businessTypes } from './business-types.ts';
import { CarReceipt } from './car-receipt.tsx';
import '@/features/blog/blog.module.css';
import './doors.module.css';
import './products.module.css';
import './promises.module.css';
import { ExamplePrice } from './example-price.tsx';
import { guideTrack } from './guide-list.ts';
import heroCss from './hero.module.css';
import { homeModel } from './home-model.ts';
import { HomeOnce } from './home-once.tsx';
import { HomeTabs } from './home-tabs.tsx';
import { MedicalPanel } from './medical-panel.tsx';
import { MotorPanel } from './motor-panel.tsx';
import css from './part.module.css';
import { Part } from './part.tsx';

/** The home page (S2 2); `tab` is the address's, for who has no script. */
export async function Home({ tab }: { tab: 'motor' | 'medical' }) {
  const t = textsOf('home');
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
            <HomeOnce part="Doors" />
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
      <HomeOnce part="Ways" />
      <Part id="business" title={t.businessTitle} text={t.businessText}>
        <BusinessEntry csrfToken={csrfToken} types={businessTypes()} />
      </Part>
      <Part id="partners" title={t.partnersTitle}>
        <Partners insurers={market.insurers} show="homePartners" />
      </Part>
      <Checked market={market} />
      <HomeOnce part="Questions" />
      <Guides />
      <Part id="call" title={t.callTitle} text={t.callText}>
        <div className={css.form}>
          <ContactForm />
        </div>
      </Part>
    </div>
  );
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

function Guides() {
  const { carousel } = textsOf('site');
  const { latest, all } = textsOf('blog');
  return (
    <Part id="guides" title={latest}>
      <CarouselFrame id={guideTrack} label={latest} texts={carousel} loops={false} autoplay>
        <HomeOnce part="GuideTrack" />
      </CarouselFrame>
      <p>
        <a href={linkTo('/blog')}>{all}</a>
      </p>
    </Part>
  );
}
