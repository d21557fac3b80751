import type { CatalogueChangePage } from '@muqarin/bff/contract/catalogue-pages';
import { formPaths } from '@muqarin/bff/contract/forms';
import { fillMessage } from '@muqarin/rules/fill-message';
import ground from '@/components/ui/ground.module.css';
import { PageHead } from '@/components/ui/page-head.tsx';
import { getPage } from '@/lib/bff.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import desk from '../desk/desk.module.css';
import { Acts } from '../staff/acts.tsx';
import list from '../staff/lead-list.module.css';
import { ChangeFacts } from './changes.tsx';
import { Decide } from './decide.tsx';
import { EditFile } from './edit-file.tsx';
import { Files } from './files.tsx';
import { Findings } from './findings.tsx';
import { Impact } from './impact.tsx';
import { Said } from './said.tsx';

interface Props {
  changeId: string;
  file: string | undefined;
}

/** One change: its files with what the linter says, what it does to premiums, and what its state allows. */
export async function CatalogueChange({ changeId, file }: Props) {
  const [page, { csrfToken: token }] = await Promise.all([
    getPage<CatalogueChangePage>('/api/pages/staff/catalogue/change', { change: changeId, file }),
    requestFacts(),
  ]);
  const t = textsOf('catalogue');
  const { row } = page;
  return (
    <div className={ground.wrap}>
      <PageHead title={<bdi>{row.title}</bdi>}>{t.states[row.state]}</PageHead>
      <div className={list.page}>
        <Said page={page} />
        <ChangeFacts row={row} />
        <div className={desk.lead}>
          <div className={desk.facts}>
            {page.file ? <EditFile page={page} file={page.file} token={token} /> : null}
            {page.file ? null : <Findings page={page} />}
            {page.file ? null : <Impact impact={page.impact} />}
          </div>
          <div className={desk.facts}>
            <Decide page={page} token={token} />
            <Files page={page} token={token} />
            <Acts id="catalogue-story" title={t.story} acts={page.acts} words={t.acts} />
            <p>
              <a href={formPaths.staffCatalogue}>{t.toCatalogue}</a>
            </p>
          </div>
        </div>
        <p className={ground.hush}>{fillMessage(t.basis, { version: row.baseVersion })}</p>
      </div>
    </div>
  );
}
