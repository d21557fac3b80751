import { directionOf } from '@muqarin/rules/locale';
import type { Metadata, Viewport } from 'next';
import { Activity, type ReactNode } from 'react';
import '@/components/shell/footer.module.css';
import { FooterOnce } from '@/components/shell/footer-once.tsx';
import { Header } from '@/components/shell/header.tsx';
import { PageWiring } from '@/components/shell/page-wiring.tsx';
import { ReaderTexts } from '@/components/shell/reader-texts.tsx';
import { ScrollTop } from '@/components/shell/scroll-top.tsx';
import { isSitePage, isStaffPage } from '@/components/shell/site-page.ts';
import { SkipLink } from '@/components/shell/skip-link.tsx';
import { StaffHeader } from '@/components/shell/staff-header.tsx';
import { arrowUp } from '@/components/ui/drawings.ts';
import { Icon } from '@/components/ui/icon.tsx';
import { Toasts } from '@/components/ui/toasts.tsx';
import { classes } from '@/lib/classes.ts';
import { reader } from '@/lib/reader.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import { fontNames, preloadFonts } from './fonts.ts';
import './globals.css';

/** Each page belongs to one request: its nonce, its session, its answers. */
export const dynamic = 'force-dynamic';

/** The origin makes every page's canonical address a whole one. */
export async function generateMetadata(): Promise<Metadata> {
  const { titleDefault, titleTemplate, description } = textsOf('shell');
  const { origin } = await requestFacts();
  return {
    metadataBase: new URL(origin),
    title: { default: titleDefault, template: titleTemplate },
    description,
  };
}

export const viewport: Viewport = { viewportFit: 'cover' };

export default async function RootLayout({ children }: { children: ReactNode }) {
  const { path } = await requestFacts();
  const { locale, withVat } = reader();
  preloadFonts(locale);
  const { notifications, earlier, close } = textsOf('shell');
  return (
    <html
      lang={locale}
      dir={directionOf(locale)}
      className={classes(...fontNames)}
      data-vat={withVat ? '' : undefined}
    >
      <body data-room={isStaffPage(path) ? 'staff' : undefined}>
        <SkipLink />
        {/* Always shown: each hydrates by itself, and lets a press in between (ADR 0027). */}
        <Activity>
          {isStaffPage(path) ? <StaffHeader path={path} /> : <Header path={path} />}
        </Activity>
        <main id="content" tabIndex={-1}>
          <Activity>{children}</Activity>
        </main>
        <Activity>
          <FooterOnce path={path} />
        </Activity>
        <PageWiring />
        {isSitePage(path) ? (
          <ScrollTop label={textsOf('site').toTop}>
            <Icon of={arrowUp} />
          </ScrollTop>
        ) : null}
        <Toasts texts={{ notifications, earlier, close }} />
        {locale === 'en' ? null : <ReaderTexts path={path} />}
      </body>
    </html>
  );
}
