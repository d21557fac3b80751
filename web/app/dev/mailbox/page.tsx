import type { DevMails } from '@muqarin/bff/contract/dev-pages';
import type { Metadata } from 'next';
import { Empty } from '@/components/ui/empty.tsx';
import ground from '@/components/ui/ground.module.css';
import { PageHead } from '@/components/ui/page-head.tsx';
import css from '@/features/dev/dev.module.css';
import { timeText } from '@/features/dev/time-text.ts';
import { getPage } from '@/lib/bff.ts';
import { textsOf } from '@/lib/texts.ts';

export function generateMetadata(): Metadata {
  return { title: textsOf('workbench').mailTitle, robots: { index: false } };
}

export default async function Mailbox() {
  const t = textsOf('workbench');
  const { mails } = await getPage<DevMails>('/api/dev/mails');
  return (
    <div className={ground.wrap}>
      <PageHead title={t.mailTitle}>{t.mailLead}</PageHead>
      {mails.length === 0 ? (
        <Empty title={t.noMails}>
          <p>{t.noMailsText}</p>
        </Empty>
      ) : (
        <ul className={css.mails}>
          {mails.map(({ mailId, subject, to, sentAt }) => (
            <li key={mailId}>
              <a href={`/dev/mailbox/${encodeURIComponent(mailId)}`}>{subject}</a>
              <span>{to}</span>
              <time dateTime={sentAt} className={ground.num}>
                {timeText(sentAt)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
