import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { Footer } from '@/components/shell/footer.tsx';
import { Header } from '@/components/shell/header.tsx';
import { SkipLink } from '@/components/shell/skip-link.tsx';
import { Toasts } from '@/components/ui/toasts.tsx';
import { classes } from '@/lib/classes.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import { arabic, latin } from './fonts.ts';
import './globals.css';

/** Each page belongs to one request: its nonce, its session, its answers. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: { default: textsOf('shell').titleDefault, template: textsOf('shell').titleTemplate },
  description: textsOf('shell').description,
};

export const viewport: Viewport = { viewportFit: 'cover' };

export default async function RootLayout({ children }: { children: ReactNode }) {
  const { path } = await requestFacts();
  const { notifications, earlier, close } = textsOf('shell');
  return (
    <html lang="en" dir="ltr" className={classes(latin.variable, arabic.variable)}>
      <body>
        <SkipLink />
        <Header path={path} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <Toasts texts={{ notifications, earlier, close }} />
      </body>
    </html>
  );
}
