import { linkPaths, type OpenLinkPage } from '@muqarin/bff/contract/link-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import ground from '@/components/ui/ground.module.css';
import { PageHead } from '@/components/ui/page-head.tsx';
import { getPage, type Query } from '@/lib/bff.ts';
import { listed } from '@/lib/listed.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './links.module.css';

export async function openLinkTitle(query: Query): Promise<string> {
  return wordsOf(await load(query)).title;
}

/** A mailed link asks before it takes the place of what is open here: nothing changes until the button is pressed. */
export async function OpenLink({ query }: { query: Query }) {
  const [page, { csrfToken }] = await Promise.all([load(query), requestFacts()]);
  const t = textsOf('open-link');
  const { title, lead, open } = wordsOf(page);
  const { kind, link, yours } = page;
  return (
    <div className={ground.wrap}>
      <PageHead title={title}>{lead}</PageHead>
      <div className={css.stack}>
        {yours.length > 0 ? <p>{fillMessage(t.yours, { references: listed(yours) })}</p> : null}
        <form method="post" action={linkPaths.open} className={ground.row}>
          <CsrfField token={csrfToken} />
          <input type="hidden" name={kind === 'data' ? 'data' : 'link'} value={link} />
          <Button>{open}</Button>
          <ButtonLink look="line" href="/">
            {yours.length > 0 ? t.leave : t.home}
          </ButtonLink>
        </form>
        <p className={ground.hush}>{t.foreign}</p>
      </div>
    </div>
  );
}

function load(query: Query): Promise<OpenLinkPage> {
  return getPage(linkPaths.model, query);
}

function wordsOf({ kind, reference }: OpenLinkPage): Record<'title' | 'lead' | 'open', string> {
  const t = textsOf('open-link');
  if (kind === 'data') return { title: t.dataTitle, lead: t.dataLead, open: t.dataOpen };
  if (kind === 'shared') return { title: t.sharedTitle, lead: t.sharedLead, open: t.sharedOpen };
  const values = { reference: reference ?? '' };
  return {
    title: fillMessage(t.title, values),
    lead: fillMessage(t.lead, values),
    open: fillMessage(t.open, values),
  };
}
