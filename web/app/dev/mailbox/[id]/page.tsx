import type { DevMail } from '@muqarin/bff/contract/dev-pages';
import type { Metadata } from 'next';
import ground from '@/components/ui/ground.module.css';
import { PageHead } from '@/components/ui/page-head.tsx';
import css from '@/features/dev/dev.module.css';
import { timeText } from '@/features/dev/time-text.ts';
import { getPage } from '@/lib/bff.ts';
import { textsOf } from '@/lib/texts.ts';

export function generateMetadata(): Metadata {
  return { title: textsOf('workbench').mailTitle, robots: { index: false } };
}

interface Props {
  params: Promise<{ id: string }>;
}

/** One mail as its reader sees it, and its text twin. The frame runs no scripts. */
export default async function Mail({ params }: Props) {
  const t = textsOf('workbench');
  const { id } = await params;
  const mail = await getPage<DevMail>(`/api/dev/mails/${encodeURIComponent(id)}`);
  return (
    <div className={ground.wrap}>
      <PageHead title={mail.subject} />
      <dl className={css.facts}>
        <dt>{t.from}</dt>
        <dd>{mail.from}</dd>
        <dt>{t.to}</dt>
        <dd>{mail.to}</dd>
        <dt>{t.sent}</dt>
        <dd>{timeText(mail.sentAt)}</dd>
      </dl>
      <section className={css.twin} aria-labelledby="as-html">
        <h2 id="as-html">{t.html}</h2>
        <iframe
          className={css.frame}
          title={mail.subject}
          sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
          srcDoc={withTarget(mail.html)}
        />
      </section>
      <section className={css.twin} aria-labelledby="as-text">
        <h2 id="as-text">{t.text}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must take focus */}
        <pre className={css.text} tabIndex={0}>
          {mail.text}
        </pre>
      </section>
      <p>
        <a href="/dev/mailbox">{t.allMails}</a>
      </p>
    </div>
  );
}

/** Links of the mail open in the whole window, as they would out of a mail program. */
function withTarget(html: string): string {
  return html.replace(/<head>|<html[^>]*>/i, (opening) => `${opening}<base target="_top">`);
}
