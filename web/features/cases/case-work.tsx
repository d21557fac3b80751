import type { StaffCasePage } from '@muqarin/bff/contract/case-pages';
import { formPaths } from '@muqarin/bff/contract/forms';
import type { CaseAct } from '@muqarin/rules/cases/case-states';
import { fillMessage } from '@muqarin/rules/fill-message';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import fieldCss from '@/components/ui/field.module.css';
import { Field } from '@/components/ui/field.tsx';
import ground from '@/components/ui/ground.module.css';
import { textsOf } from '@/lib/texts.ts';
import desk from '../desk/desk.module.css';
import list from '../staff/lead-list.module.css';

interface Props {
  page: StaffCasePage;
  token: string;
}

/** Those that carry a text to the customer, in the order of their buttons. */
const telling: readonly CaseAct[] = ['answer', 'settle', 'refuse'];

/** What its state allows whoever looks: nothing where somebody else has it. */
export function CaseWork({ page, token }: Props) {
  const t = textsOf('cases');
  const { row, may, mayWork, refusal, typed } = page;
  const texts = may.filter((act) => telling.includes(act));
  const plain = may.filter((act) => !telling.includes(act));
  return (
    <>
      {refusal ? <Proposal refusal={refusal} /> : null}
      {mayWork && (may.length > 0 || row.heldBy === null) ? (
        <section aria-labelledby="case-work" className={desk.facts}>
          <h2 id="case-work">{t.work}</h2>
          {row.isMine || row.state === 'closed' ? null : (
            <Acting page={page} token={token}>
              <Button name="action" value="take">
                {t.take}
              </Button>
            </Acting>
          )}
          {plain.length > 0 ? (
            <Acting page={page} token={token}>
              <p className={ground.row}>
                {plain.map((act) => (
                  <Button key={act} look="line" name="action" value={act}>
                    {t.do[act]}
                  </Button>
                ))}
              </p>
            </Acting>
          ) : null}
          {texts.length > 0 ? (
            <Acting page={page} token={token}>
              <Field id="case-text" label={t.text} hint={t.textHint}>
                <textarea
                  id="case-text"
                  name="text"
                  rows={6}
                  dir="auto"
                  maxLength={4000}
                  defaultValue={typed}
                  aria-describedby="case-text-hint"
                  className={fieldCss.input}
                />
              </Field>
              {texts.map((act) => (
                <Button
                  key={act}
                  look={act === 'answer' ? 'filled' : 'line'}
                  name="action"
                  value={act}
                >
                  {t.do[act]}
                </Button>
              ))}
            </Acting>
          ) : null}
          {row.isMine ? (
            <Acting page={page} token={token}>
              <Button look="bare" name="action" value="release">
                {t.release}
              </Button>
            </Acting>
          ) : null}
        </section>
      ) : null}
      {texts.length === 0 && typed !== '' ? <Unkept text={typed} /> : null}
    </>
  );
}

function Proposal({ refusal }: { refusal: NonNullable<StaffCasePage['refusal']> }) {
  const t = textsOf('cases');
  return (
    <section aria-labelledby="case-proposal">
      <h2 id="case-proposal">{fillMessage(t.proposal, { name: refusal.by })}</h2>
      <p className={list.words} dir="auto">
        {refusal.text}
      </p>
      <p className={list.mind}>{refusal.isMine ? t.proposalOwn : t.proposalOther}</p>
    </section>
  );
}

/** Somebody else has the case by now: what was written is not lost. */
function Unkept({ text }: { text: string }) {
  return (
    <section aria-labelledby="case-unkept">
      <h2 id="case-unkept">{textsOf('cases').unkept}</h2>
      <p className={list.words} dir="auto">
        {text}
      </p>
    </section>
  );
}

function Acting({ page: { row }, token, children }: Props & { children: ReactNode }) {
  return (
    <form method="post" action={formPaths.staffCases} className={desk.act}>
      <CsrfField token={token} />
      <input type="hidden" name="case_id" value={row.caseId} />
      {children}
    </form>
  );
}
